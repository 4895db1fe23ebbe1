import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { openAsOwner } from './open.ts'

const app = await startTestApp()
const noor = await prepareList(app, { members: 3 }, 'Noor')
const ada = await prepareList(app, { members: 3 }, 'Ada')
const { database } = app.services

/** Every table of ours, read from the database itself, so that a new table without row-level security fails here. */
async function tables(): Promise<string[]> {
  const owner = openAsOwner({ connectionString: app.connectionString })
  const { rows } = await sql<{
    name: string
  }>`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'listpass' and c.relkind = 'r'`.execute(owner)
  await owner.destroy()
  return rows.map(({ name }) => name)
}

const ofNobody = new Set([
  'throttles',
  'slot_leases',
  'leases',
  'login_paces',
  'login_sizes',
  'public_addresses',
  'spent_tickets',
  'schema_files',
  'schema_functions',
  'departures',
  'arrivals',
])

/** Those that requests use themselves, because no row is anybody's: rests of Mailchimp's logins, and leases of work. */
const shared: Record<string, string> = {
  slot_leases: 'login_key slot holder expires_at',
  leases: 'name holder expires_at seconds',
  login_paces: 'login_key slots changed_at failures open_until',
  login_sizes: 'login_key kind rows failures grows_at',
}

test('a table that all teams share has no column of a team, a list or a person', async () => {
  const owner = openAsOwner({ connectionString: app.connectionString })
  const { rows } = await sql<{ table: string; columns: string }>`
    select table_name as table, string_agg(column_name, ' ' order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'listpass' and table_name = any (${Object.keys(shared)})
    group by 1`.execute(owner)
  await owner.destroy()
  assert.deepEqual(Object.fromEntries(rows.map(({ table, columns }) => [table, columns])), shared)
})

test('every tenant table has row-level security, and its owner is a role without connections', async () => {
  const owner = openAsOwner({ connectionString: app.connectionString })
  const { rows } = await sql<{ name: string; walled: boolean; owner: string }>`
    select relname as name, relrowsecurity as walled, pg_get_userbyid(relowner) as owner from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'listpass' and relkind = 'r'`.execute(owner)
  await owner.destroy()
  for (const { name, walled, owner: role } of rows) {
    assert.equal(walled, !ofNobody.has(name), name)
    assert.equal(role, 'listpass_owner')
  }
  const { rows: who } = await sql<{ role: string }>`select current_user as role`.execute(database.open)
  assert.equal(who[0]!.role, 'listpass_app')
})

test('a query that forgot its owner sees nothing of others, and without a scope nothing at all', async () => {
  for (const table of await tables()) {
    if (table in shared) continue
    if (ofNobody.has(table)) {
      await assert.rejects(sql`select * from ${sql.table(table)}`.execute(database.open), /permission denied/)
      continue
    }
    const count = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`
    assert.equal((await count.execute(database.open)).rows[0]!.count, 0, table)
    const all = sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`
    const [ofPerson, ofTeam] = [
      await database.as({ person: noor.personId }, (tx) => all.execute(tx)),
      await database.as({ team: noor.personId, list: noor.list.id }, (tx) => all.execute(tx)),
    ]
    const seen = [...ofPerson.rows, ...ofTeam.rows]
    for (const { row } of seen) {
      for (const theirs of [ada.personId, ada.list.id, ada.accountId]) assert.ok(!row.includes(theirs), table)
    }
    if (['contacts', 'lists', 'accounts', 'users', 'fields'].includes(table)) assert.ok(seen.length > 0, table)
  }
})

test("in a person's scope no row of any team is visible, not even of the person's own", async () => {
  const seen = await database.as({ person: noor.personId }, (tx) => tx.selectFrom('lists').select('id').execute())
  assert.deepEqual(seen, [])
})

test("naming another team's list as the scope shows nothing of it", async () => {
  const seen = await database.as({ team: noor.personId, list: ada.list.id }, (tx) =>
    tx.selectFrom('contacts').selectAll().execute(),
  )
  assert.deepEqual(seen, [])
})

test("nothing can be written into another team's list", async () => {
  const scope = { team: noor.personId, list: ada.list.id }
  const row = { list_id: ada.list.id, position: 1, if_field: 'A', if_value: 'b', then_field: 'C', then_value: 'd' }
  await assert.rejects(
    database.as(scope, (tx) => tx.insertInto('rules').values(row).execute()),
    /row-level security/,
  )
  const changed = await database.as(scope, (tx) => tx.updateTable('contacts').set({ max_scans: 9 }).executeTakeFirst())
  assert.equal(changed.numUpdatedRows, 0n)
})

test('a request cannot rewrite the scans of a door', async () => {
  const scope = { team: noor.personId, list: noor.list.id }
  for (const statement of [
    'delete from scans',
    "update scans set reason = 'ok'",
    'insert into scans default values',
    'delete from audit_log',
    'insert into member_lists default values',
  ]) {
    await assert.rejects(
      database.as(scope, (tx) => sql.raw(statement).execute(tx)),
      /permission denied/,
    )
  }
})
