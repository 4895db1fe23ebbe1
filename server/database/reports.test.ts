// Long reads go to a standby, and to the primary when the standby fails. Here the standby is another database, whose
// rows differ; server/proofs/cluster.test.ts reads at real ones.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { startLossyPooler } from '../testing/fault-proxy.ts'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { migrate } from './migrate.ts'
import { openAsOwner, openDatabase } from './open.ts'

const id = randomUUID()

/** A database with one person, of this name. */
async function makeDatabase(name: string): Promise<string> {
  const template = await templateDatabase('schema', (address) => migrate({ connectionString: address }))
  const { connectionString } = await createDatabase(template)
  const owner = openAsOwner({ connectionString })
  const person = { id, name, email: 'noor@example.com', email_key: 'noor@example.com', password_hash: 'x' }
  await owner.insertInto('users').values(person).execute()
  await owner.destroy()
  return connectionString
}

const primary = await makeDatabase('at the primary')
const standby = await makeDatabase('at the standby')

function open(readUrl: string | undefined) {
  const troubles: string[] = []
  const onTrouble = ({ message }: Error) => void troubles.push(message)
  const address = { connectionString: primary }
  const { database } = openDatabase(
    address,
    onTrouble,
    readUrl === undefined ? undefined : { connectionString: readUrl },
  )
  atEnd(database.close)
  const read = () =>
    database.reports.as({ person: id }, async (tx) => (await tx.selectFrom('users').select('name').execute())[0]?.name)
  return { database, troubles, read }
}

test('files are read at the standby, and everything else at the primary', async () => {
  const { database, read, troubles } = open(standby)
  assert.equal(await read(), 'at the standby')
  const self = await database.as({ person: id }, (tx) => tx.selectFrom('users').select('name').executeTakeFirst())
  assert.equal(self?.name, 'at the primary')
  assert.deepEqual(troubles, [])
})

test('without a standby files are read at the primary', async () => {
  assert.equal(await open(undefined).read(), 'at the primary')
})

test('a standby that is away is noted once, and left alone for a while', async () => {
  const { read, troubles } = open('postgresql://127.0.0.1:1/listpass')
  assert.deepEqual([await read(), await read(), await read()], Array(3).fill('at the primary'))
  assert.equal(troubles.length, 1)
  assert.match(troubles[0]!, /ECONNREFUSED/)
})

test('nothing is read through a pooler that drops the settings of connections', async () => {
  const { read, troubles } = open(await startLossyPooler(standby))
  assert.equal(await read(), 'at the primary')
  assert.equal(troubles.length, 1)
})
