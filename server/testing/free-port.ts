import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to outgoing connections. */
const [first, last] = [20_000, 32_000]

/**
 * A port of this machine for a program that is started next. No outgoing connection takes it meanwhile, which a port that the
 * system chose lost now and then on a busy machine.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(first, last)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error(`No port from ${first} to ${last} is free.`)
}
