// Row-level security, table by table: tests run queries without an owner check on every table of the database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atEnd } from '../testing/postgres.ts'
import { startListeningApp } from '../testing/start-listening-app.ts'
import { addTenant, type Tenant } from '../testing/tenant.ts'
import { openAsOwner, openDatabase, type Scope } from './open.ts'

type Column = { name: string; type: string; isNeeded: boolean; isMade: boolean }

const app = await startListeningApp()
const noor = await addTenant(app, 'Noor')
const ada = await addTenant(app, 'Ada')
// No background work runs from here on, because it would act on the planted hints.
await app.stop()
const address = { connectionString: app.connectionString }
const { database } = openDatabase(address, () => {})
const owner = openAsOwner(address)
atEnd(async () => {
  await Promise.all([database.close(), owner.destroy()])
})

const { rows: columns } = await sql<Column & { table: string }>`
  select c.table_name as table, c.column_name as name, c.udt_name as type,
    c.is_nullable = 'NO' and c.column_default is null and c.is_generated = 'NEVER' as "isNeeded",
    c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as "isMade"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'listpass' and t.table_type = 'BASE TABLE'
  -- As they were made: a row of a later table may need one of an earlier table.
  order by to_regclass(c.table_schema || '.' || c.table_name)::oid, c.ordinal_position`.execute(owner)
const byTable = Map.groupBy(columns, ({ table }) => table)

/** The columns that name a row's organiser, person or list. */
const ofSomebody = new Set(['list_id', 'owner_id', 'team_id', 'person_id'])
/** No request reads these, and a team in them has left. */
const ofMoves = new Set(['departures', 'arrivals'])
const tenantTables = [...byTable].flatMap(([table, has]) =>
  !ofMoves.has(table) && (['users', 'teams'].includes(table) || has.some(({ name }) => ofSomebody.has(name)))
    ? [table]
    : [],
)

const idOf = (tenant: Tenant, name: string) => (tenant.ids[name] ?? [])[0]
/** A person's own rows, and those of their team, which has the person's id. */
const scopesOf = (tenant: Tenant, list = idOf(tenant, 'listId') ?? ''): Scope[] => [
  { person: tenant.personId },
  { team: tenant.personId, list },
]

/** The rows of a table that belong to a tenant. */
async function rowsOf(tenant: Tenant, table: string): Promise<Record<string, unknown>[]> {
  const whose = [tenant.personId, idOf(tenant, 'listId')!].join('|')
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where to_jsonb(t)::text ~ ${whose}`.execute(owner)
  return rows.map(({ row }) => row)
}

const simple: Record<string, unknown> = {
  uuid: '01990000-0000-7000-8000-000000000000',
  bytea: Buffer.alloc(32, 1),
  timestamptz: new Date(),
  date: '2026-12-04',
  jsonb: '{}',
  bool: true,
  int4: 1,
  int8: 1,
  _text: '{}',
  float8: 1,
  _uuid: '{}',
}

function kindIn(table: string): string {
  if (table.startsWith('notice')) return 'vip_arrived'
  return table === 'follow_ups' ? 'reminder' : 'undone'
}

/** Adds a row of the tenant to each table that lacks one, so that there is something to find. */
async function plant(tenant: Tenant, table: string): Promise<void> {
  const known: Record<string, unknown> = {
    list_id: idOf(tenant, 'listId'),
    into_list: idOf(tenant, 'listId'),
    owner_id: tenant.personId,
    person_id: tenant.personId,
    team_id: tenant.personId,
    role: 'viewer',
    batch_id: idOf(tenant, 'batchId'),
    contact_id: idOf(tenant, 'contactId'),
    occasion_id: idOf(tenant, 'occasionId'),
    link_id: idOf(tenant, 'linkId'),
    account_id: idOf(tenant, 'accountId'),
    state_hash: Buffer.from(tenant.personId),
    secret_hash: Buffer.from(tenant.personId),
    scan_id: crypto.randomUUID(),
    subject: tenant.personId,
    kind: kindIn(table),
    about: 'need_help',
    id: crypto.randomUUID(),
  }
  const needed = byTable.get(table)!.filter(({ isNeeded, name }) => isNeeded || name in known)
  const values = needed.map(({ name, type }) => sql`${known[name] ?? simple[type] ?? 'x'}`)
  const names = needed.map(({ name }) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(owner)
}

for (const table of tenantTables) {
  for (const tenant of [noor, ada]) if ((await rowsOf(tenant, table)).length === 0) await plant(tenant, table)
}

test('every table with rows of an organiser has row-level security and a policy', async () => {
  assert.ok(tenantTables.length >= 18, tenantTables.join(', '))
  const { rows } = await sql<{ table: string; walled: boolean; policies: number }>`
    select c.relname as table, c.relrowsecurity as walled,
      (select count(*)::int from pg_policies p where p.schemaname = 'listpass' and p.tablename = c.relname) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'listpass' and c.relkind = 'r'`.execute(
    owner,
  )
  for (const table of tenantTables) {
    const found = rows.find((row) => row.table === table)
    assert.ok(found?.walled && found.policies > 0, `${table} has no wall`)
  }
})

for (const table of tenantTables) {
  /** Noor uses Ada's list id in a query that forgot to check the owner. */
  const asNoor = scopesOf(noor, idOf(ada, 'listId'))
  const refused = /row-level security|permission denied/

  test(`${table}: owners see their row, and a query without an owner check sees no other row`, async () => {
    const all = sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`
    const see = async (scopes: Scope[]) => {
      const seen = await Promise.all(scopes.map((scope) => database.as(scope, (tx) => all.execute(tx))))
      return seen.flatMap(({ rows }) => rows)
    }
    const isReadable = await sql<{ may: boolean }>`
      select has_table_privilege('listpass_app', ${`listpass.${table}`}, 'select') as may`.execute(owner)
    assert.ok((await rowsOf(ada, table)).length > 0)
    if (!isReadable.rows[0]!.may) {
      await assert.rejects(see(asNoor), refused)
      return
    }
    assert.ok((await see(scopesOf(ada))).length > 0)
    for (const { row } of [...(await see(asNoor)), ...(await see(scopesOf(noor)))]) {
      for (const theirs of [ada.personId, idOf(ada, 'listId')!, ada.email]) assert.ok(!row.includes(theirs), row)
    }
  })

  test(`${table}: rows of others cannot be changed, deleted or added`, async () => {
    const before = await rowsOf(ada, table)
    const column = byTable.get(table)!.find(({ isMade }) => !isMade)!.name
    const names = byTable
      .get(table)!
      .filter(({ isMade }) => !isMade)
      .map(({ name }) => sql.ref(name))
    const hers = JSON.stringify(before[0])
    const statements = [
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where to_jsonb(${sql.table(table)})::text ~ ${ada.personId + '|' + idOf(ada, 'listId')!}`,
      sql`delete from ${sql.table(table)} where to_jsonb(${sql.table(table)})::text ~ ${ada.personId + '|' + idOf(ada, 'listId')!}`,
    ]
    for (const [statement, scope] of statements.flatMap((each) => asNoor.map((scope) => [each, scope] as const))) {
      const changed = await database
        .as(scope, (tx) => statement.execute(tx))
        .catch((error: Error) => {
          assert.match(error.message, refused)
          return { numAffectedRows: 0n }
        })
      assert.equal(changed.numAffectedRows, 0n)
    }
    const insert = sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(names)} from jsonb_populate_record(null::${sql.table(table)}, ${hers}::jsonb)`
    for (const scope of asNoor) {
      await assert.rejects(
        database.as(scope, (tx) => insert.execute(tx)),
        refused,
      )
    }
    assert.deepEqual(await rowsOf(ada, table), before)
  })
}
