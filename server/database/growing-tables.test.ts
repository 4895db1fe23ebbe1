import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp } from '../testing/start-test-app.ts'
import { openAsOwner } from './open.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

/** The tables whose size grows with contacts and scans. */
const large = [
  'batch_failures',
  'batch_pages',
  'contact_changes',
  'contact_texts',
  'contacts',
  'door_events',
  'door_seqs',
  'odd_rows',
  'pending_writes',
  'scan_corrections',
  'scans',
  'waiting_changes',
  'webhook_deliveries',
]

test('in every key and index of growing tables, the list comes first', async () => {
  const { rows } = await sql<{ table: string; index: string; first: string }>`
    select c.relname as table, i.relname as index, a.attname as first
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where c.relnamespace = 'listpass'::regnamespace and c.relname = any (${large})`.execute(owner)
  assert.deepEqual([...new Set(rows.map(({ table }) => table))].sort(), large)
  for (const { table, index, first } of rows) assert.equal(first, 'list_id', `${table}.${index}`)
})

test('growing tables refer only to their own list, and small tables never refer to them', async () => {
  const { rows } = await sql<{ from: string; to: string; definition: string }>`
    select c.relname as from, r.relname as to, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'listpass'::regnamespace`.execute(owner)
  for (const { from, to, definition } of rows) {
    const isCrossing = large.includes(to) && !(large.includes(from) && definition.startsWith('FOREIGN KEY (list_id,'))
    assert.equal(isCrossing, false, `${from}: ${definition}`)
  }
  assert.ok(rows.some(({ from }) => large.includes(from)))
})
