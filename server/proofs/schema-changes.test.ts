// Changes of tables and functions at a start: they block no other work, happen once, and are refused where they would break servers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../database/migrate.ts'
import { schema } from '../database/names.ts'
import { sqlFunctions, schemaNames } from '../database/sql-files.ts'
import { appliedTo, databaseBefore } from '../testing/release-database/upgraded.ts'
import { createDatabase } from '../testing/postgres.ts'
import { askDatabase } from '../testing/processes.ts'
import { until } from '../testing/until.ts'

async function migrated() {
  const database = await createDatabase()
  await migrate(database)
  return database
}

test('where a table is in use the change steps back, lets the others by, and comes again', async () => {
  const connectionString = await databaseBefore((await migrated()).connectionString)
  const holder = new Client({ connectionString })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`lock table ${schema}.schema_functions in share row exclusive mode`)
  const bringing = migrate({ connectionString })
  bringing.catch(() => {}) // Awaited below; a failure before that must not be unhandled.
  const waiting = () =>
    askDatabase(
      { connectionString },
      `select 1 from pg_locks where not granted and relation = '${schema}.schema_functions'::regclass`,
    ).then((rows) => rows.length > 0)
  await until(waiting, (isWaiting) => isWaiting)
  await until(waiting, (isWaiting) => !isWaiting)
  await until(waiting, (isWaiting) => isWaiting)
  await holder.query('rollback')
  await holder.end()
  await bringing
  assert.deepEqual(await appliedTo(connectionString), schemaNames)
})

test('a function is made anew when its file has changed, and dropped when its file is gone', async () => {
  const { connectionString } = await migrated()
  const madeAs = async (name: string) =>
    (
      await askDatabase<{ oid: number; text: string }>(
        { connectionString },
        `select oid::int, prosrc as text from pg_proc where pronamespace = '${schema}'::regnamespace and proname = '${name}'`,
      )
    )[0]
  const lease = await madeAs('take_lease')
  const slot = await madeAs('take_slot')
  const written = `select xmin::text from ${schema}.schema_functions where name = 'take_slot'`
  const slotWritten = await askDatabase({ connectionString }, written)
  await askDatabase(
    { connectionString },
    `create or replace function ${schema}.take_lease(wanted text, taker uuid, seconds int) returns boolean language sql
       as 'select false';
     update ${schema}.schema_functions set hash = 'of the release before' where name = 'take_lease';
     create function ${schema}.used_no_more() returns int language sql as 'select 1';
     insert into ${schema}.schema_functions values ('used_no_more', '')`,
  )
  assert.notDeepEqual(await madeAs('take_lease'), lease)
  await migrate({ connectionString })
  assert.deepEqual(await madeAs('take_lease'), lease)
  assert.deepEqual(await madeAs('take_slot'), slot)
  assert.deepEqual(await askDatabase({ connectionString }, written), slotWritten)
  assert.equal(await madeAs('used_no_more'), undefined)
  const names = await askDatabase<{ name: string }>({ connectionString }, `select name from ${schema}.schema_functions`)
  assert.deepEqual(names.map(({ name }) => name).toSorted(), [...sqlFunctions.keys()].toSorted())
})

test('a function with other arguments needs a name of its own, or nothing is changed', async () => {
  const { connectionString } = await migrated()
  await askDatabase(
    { connectionString },
    `create function ${schema}.free_lease(wanted text) returns void language sql as 'select'`,
  )
  await assert.rejects(migrate({ connectionString }), ({ cause }: Error) =>
    (cause as Error).message.startsWith('free_lease is there with other arguments'),
  )
})

test('a database from before the first release is refused, and left as it is', async () => {
  const { connectionString } = await migrated()
  await askDatabase({ connectionString }, `create table ${schema}.second_accounts ()`)
  await assert.rejects(migrate({ connectionString }), /made before the first release/)
})

test('several servers start at once on an empty database: one prepares it, and all find it ready', async () => {
  const { connectionString } = await createDatabase()
  await Promise.all(Array.from({ length: 4 }, () => migrate({ connectionString })))
  assert.deepEqual(await appliedTo(connectionString), schemaNames)
})
