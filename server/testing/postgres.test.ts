import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { createDatabase, templateDatabase } from './postgres.ts'

test('ten files need one template: one builds it, and each gets its own copy', async () => {
  let built = 0
  const build = async (connectionString: string) => {
    built += 1
    await query(connectionString, 'create table guests as select 1 as id')
  }
  const databases = await Promise.all(
    Array.from({ length: 10 }, async () => createDatabase(await templateDatabase('copies', build))),
  )
  assert.equal(built, 1)
  await query(databases[0]!.connectionString, 'delete from guests')
  assert.equal((await query(databases[1]!.connectionString, 'select * from guests')).length, 1)
  await Promise.all(databases.map(({ drop }) => drop()))
})

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test('a dropped database is gone, and the server still works', async () => {
  const dropped = await createDatabase()
  await dropped.drop()
  await assert.rejects(query(dropped.connectionString, 'select 1'), /does not exist/)
  const next = await createDatabase()
  assert.deepEqual(await query(next.connectionString, 'select 1 as one'), [{ one: 1 }])
  await next.drop()
})
