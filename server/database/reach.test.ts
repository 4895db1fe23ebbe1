import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startLossyPooler } from '../testing/fault-proxy.ts'
import { createDatabase, testServer } from '../testing/postgres.ts'
import { askDatabase } from '../testing/processes.ts'
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
  await assert.rejects(
    reach(await startLossyPooler(connectionString)),
    /leads to a pooler that drops settings of connections/,
  )
})
