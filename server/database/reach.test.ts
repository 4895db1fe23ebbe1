import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { test } from 'node:test'
import { Client } from 'pg'
import { atEnd, createDatabase, testServer } from '../testing/postgres.ts'
import { askDatabase } from '../testing/server-process.ts'
import { reach } from './reach.ts'

const { name, connectionString } = await createDatabase()

async function setReadOnly(is: boolean): Promise<void> {
  const { url } = await testServer()
  await askDatabase(
    { connectionString: url },
    `alter database ${name} set default_transaction_read_only = ${String(is)}`,
  )
}

test('a start waits for a database that is read only, says so once, and goes on when it can be written', async () => {
  await setReadOnly(true)
  const said: string[] = []
  const waits = Promise.withResolvers<void>()
  const reached = reach(connectionString, 'DATABASE_URL', {
    onWait(sentence) {
      said.push(sentence)
      waits.resolve()
    },
  })
  await Promise.race([waits.promise, reached])
  await setReadOnly(false)
  await reached
  assert.deepEqual(said, ['The database at DATABASE_URL can’t be written yet: it is read only. Listpass waits for it.'])
})

test('a start gives up with a sentence where the database stays read only, and at once where nothing answers', async () => {
  await setReadOnly(true)
  await assert.rejects(reach(connectionString, 'DATABASE_URL', { primaryWithinMs: 0 }), {
    message: 'DATABASE_URL should lead to a PostgreSQL server that can be written: it is read only',
  })
  await setReadOnly(false)
  await assert.rejects(
    reach('postgresql://127.0.0.1:1/listpass'),
    /should lead to a PostgreSQL server that answers: .*ECONNREFUSED/,
  )
})

test('a pooler that drops the settings of connections is refused, because teams would not be kept apart', async () => {
  const { host, port, user = '', database = '' } = new Client({ connectionString })
  const pooler = await startPooler(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  await assert.rejects(
    reach(`postgresql://${user}@127.0.0.1:${pooler}/${database}`),
    /leads to a pooler that drops settings of connections/,
  )
})

/** Passes everything on but the options of the first message of a client. */
async function startPooler(to: { path: string } | { host: string; port: number }): Promise<number> {
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
  return (server.address() as AddressInfo).port
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
