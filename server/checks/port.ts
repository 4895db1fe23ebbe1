// Where the server listens, and the sentences for a place that it cannot have.
import { createServer } from 'node:net'
import { type Config, WrongSetting } from '../config.ts'

type Place = Pick<Config, 'port' | 'host'>

/** Without HOST, listens on every address of the machine, even if it lacks IPv6. */
export async function listenAt<T>({ port, host }: Place, listen: (host: string) => Promise<T>): Promise<T> {
  try {
    if (host !== undefined) return await listen(host)
    return await listen('::').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') return listen('0.0.0.0')
      throw error
    })
  } catch (error) {
    const sentence = sentenceFor((error as NodeJS.ErrnoException).code, { port, host })
    throw sentence === undefined ? error : new WrongSetting(sentence, { cause: error })
  }
}

function sentenceFor(code: string | undefined, { port, host }: Place): string | undefined {
  if (host !== undefined && code === 'EADDRNOTAVAIL')
    return `HOST should be an address of this machine, and ${host} is none.`
  if (code === 'EADDRINUSE') return `PORT should be a port that is free, and ${port} is taken by another program.`
  if (code === 'EACCES')
    return `PORT should be a port that this user may take, and ${port} is for root alone. Take one above 1023.`
  return undefined
}

/** Takes the port for a moment. */
export async function requirePort(place: Place): Promise<void> {
  await listenAt(place, (host) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const server = createServer().once('error', reject)
    server.listen(place.port, host, () => server.close(() => resolve()))
    return promise
  })
}
