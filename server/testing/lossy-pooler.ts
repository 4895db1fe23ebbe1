// A pooler that drops the settings of connections, as PgBouncer does with `ignore_startup_parameters = options`.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Client } from 'pg'
import { atEnd } from './postgres.ts'

/** Passes everything on to a database but the options of the first message of a client. Returns its own address. */
export async function startLossyPooler(connectionString: string): Promise<string> {
  const { host, port, user = '', database: name = '' } = new Client({ connectionString })
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const server = createServer((client) => {
    const database = connect(to)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    client.once('data', (first: Buffer) => {
      database.write(withoutOptions(first))
      client.pipe(database)
      database.pipe(client)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => void server.close())
  return `postgresql://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
}

/** The length, the version, then names and values, each with a zero after it. */
function withoutOptions(message: Buffer): Buffer {
  const words = message.subarray(8).toString().split('\0')
  const at = words.indexOf('options')
  if (at >= 0) words.splice(at, 2)
  const rest = Buffer.from(words.join('\0'))
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(8 + rest.length)
  return Buffer.concat([head, rest])
}
