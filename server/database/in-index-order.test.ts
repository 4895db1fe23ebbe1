// Reading a long list page by page reads each row once, even within a minute of a bulk insert. Sorting all rows for
// each page would take as long as reading the whole list (docs/decisions/0037-one-pass-over-a-contact.md has the same
// for a sync).
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { CompiledQuery, sql } from 'kysely'
import { findEntries } from '../features/live/store.ts'
import { readPage } from '../features/privacy/export/lines/store.ts'
import { ofList } from '../features/privacy/export/of-list/store.ts'
import { findScans } from '../features/scanning/log/store.ts'
import { prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { type Database, openAsOwner, type Tx } from './open.ts'

const app = await startTestApp({ own: 'it turns autovacuum off' })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
const { list, personId } = await prepareList(app, { members: 1 })
const scope = { team: personId, list: list.id }

for (const table of ['contacts', 'scans'])
  await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(owner)
await sql`
  insert into contacts (list_id, id, member_hash, email, status, code, max_scans)
  select ${list.id}, gen_random_uuid(), md5(n::text), n || '@example.com', 'subscribed', 'GUEST' || n, 2
  from generate_series(1, 20000) n`.execute(owner)
await sql`
  insert into scans (list_id, scan_id, contact_id, code_key, reason, door, received_at)
  select list_id, gen_random_uuid(), id, code_key, 'already_used', 'South', now() - interval '1 hour' * random()
  from contacts where list_id = ${list.id} and code like 'GUEST%'`.execute(owner)

type Plan = { 'Node Type': string; 'Parent Relationship'?: string; Plans?: Plan[] }

/** Wraps the database, and records the query plan of each page. */
function watched(database: Database): { database: Database; ways: () => string[] } {
  const plans: Plan[] = []
  /** Wraps only the methods of a transaction that pages are read with. */
  const watch = (tx: Tx): Tx => {
    const executor = tx.getExecutor()
    const executeQuery: typeof executor.executeQuery = async (query, ...more) => {
      if (/ limit \$\d+\b/.test(query.sql)) {
        const asked = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters])
        const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(asked)
        plans.push(rows[0]!['QUERY PLAN'][0].Plan)
      }
      return executor.executeQuery(query, ...more)
    }
    const watching = {
      executeQuery,
      transformQuery: executor.transformQuery.bind(executor),
      compileQuery: executor.compileQuery.bind(executor),
    }
    return { getExecutor: () => watching } as unknown as Tx
  }
  // A select within a row may sort: it has few rows, as those of a party.
  const kinds = ({ 'Node Type': kind, 'Parent Relationship': parent, Plans = [] }: Plan): string[] =>
    parent === 'SubPlan' && kind === 'Sort' ? Plans.flatMap(kinds) : [kind, ...Plans.flatMap(kinds)]
  return {
    database: { ...database, as: (who, work) => database.as(who, (tx) => work(watch(tx))) },
    ways: () => plans.flatMap(kinds),
  }
}

const half = '80000000-0000-4000-8000-000000000000'

for (const [what, read] of Object.entries<(database: Database) => Promise<unknown[]>>({
  'the list that doors keep': async (database) => {
    const { entries } = await findEntries(database, scope, {
      occasionId: list.id,
      after: half,
      from: undefined,
      count: 500,
    })
    return entries
  },
  'the log': (database) => {
    const after = { receivedAt: new Date(Date.now() - 1_800_000).toISOString(), scanId: half }
    return findScans(database, scope, { filters: {}, after, count: 500 })
  },
  'contacts of an export': (database) => readPage(database, scope, kindOf('contact'), [half], 500),
  'scans of an export': (database) => readPage(database, scope, kindOf('scan'), [half], 500),
})) {
  test(`${what}: a page of rows that came a moment ago is read from where it begins`, async () => {
    const { database, ways } = watched(app.services.database)
    assert.equal((await read(database)).length, 500)
    assert.ok(
      ways().some((way) => /^Index (Only )?Scan$/.test(way)),
      ways().join(),
    )
    assert.ok(!ways().includes('Sort') && !ways().includes('Bitmap Heap Scan'), ways().join())
  })
}

function kindOf(type: string) {
  return ofList.find((kind) => kind.type === type)!
}
