// Contacts that left the list are found from its pages, even without database statistics.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openAsOwner } from '../../../../database/open.ts'
import { prepareList } from '../../../../testing/factories.ts'
import { atEnd } from '../../../../testing/postgres.ts'
import { startTestApp } from '../../../../testing/start-test-app.ts'
import { removeUnseen } from './store.ts'

const app = await startTestApp({ own: 'it turns autovacuum off' })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const contacts = 40_000
const contactsAPage = 1000

test(`of ${contacts} contacts just added, those on no page are removed`, async () => {
  const { list, personId } = await prepareList(app, { members: 1 })
  // Removes the statistics, as in a list's first minute.
  for (const table of ['contacts', 'batch_pages'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(owner)
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, code, max_scans, heard_at)
    select ${list.id}, gen_random_uuid(), md5(n::text), n || '@example.com', 'subscribed', 'GUEST' || n, 1, now() - interval '1 hour'
    from generate_series(1, ${contacts}::int) n`.execute(owner)
  const batchId = randomUUID()
  await sql`insert into batches (list_id, id, kind) values (${list.id}, ${batchId}, 'sync')`.execute(owner)
  // Marks all contacts as seen, except every ten-thousandth.
  await sql`
    insert into batch_pages (list_id, batch_id, page, planned, seen)
    select ${list.id}, ${batchId}, page, ${contactsAPage}, array_agg(id) from (
      select id, n / ${contactsAPage}::int as page from (
        select id, substr(code, 6)::int as n from contacts where list_id = ${list.id} and code like 'GUEST%') c
      where n % 10000 <> 0
    ) p group by page`.execute(owner)

  const scope = { team: personId, list: list.id }
  const removed = await app.services.database.as(scope, async (tx) => {
    // Comparing each contact with all seen members takes minutes; an index lookup takes a fraction of a second.
    await sql`set local statement_timeout = '20s'`.execute(tx)
    return removeUnseen(tx, list.id, batchId, 'all')
  })
  // Every ten-thousandth contact, and the one from before.
  assert.equal(removed, contacts / 10_000 + 1)
  const { rows } = await sql<{ code: string }>`
    select code from contacts where list_id = ${list.id} and removed_at is not null and code like 'GUEST%' order by code`.execute(
    owner,
  )
  assert.deepEqual(
    rows.map(({ code }) => code),
    ['GUEST10000', 'GUEST20000', 'GUEST30000', 'GUEST40000'],
  )
})
