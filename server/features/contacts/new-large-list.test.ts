// A new large list, of which the database's statistics know nothing. A page of members must not read the whole list for
// each member.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { firstSettings } from '#contract/list-settings.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { layList, openLaidDatabase } from '../../testing/laid-list.ts'
import { keepMembers } from './keep-members.ts'
import { findNewcomers } from './newcomers.ts'
import { keepOutcome } from './write-values.ts'

const { database, owner } = await openLaidDatabase()
const contacts = 5000
const looked = 100

// The database's own analysis would come during the test.
await sql`alter table contacts set (autovacuum_enabled = false)`.execute(owner)
const earlier = await layList(owner)
await fill(earlier.listId)
await sql`analyze contacts`.execute(owner)
const { listId, teamId } = await layList(owner)
await fill(listId)

async function fill(list: string): Promise<void> {
  await sql`
    insert into contacts (list_id, id, member_hash, mailchimp_contact_id, email, status, code, max_scans, held_code, held_max, held_scans)
    select ${list}, gen_random_uuid(), md5(n::text), left(md5(n::text), 10), n || '@example.com', 'subscribed', 'GUEST' || n, 1,
      'GUEST' || n, 1, 0
    from generate_series(1, ${contacts}::int) n`.execute(owner)
}

/** Members of the list. `more` makes others of them. */
async function members(more: Partial<Member> = {}): Promise<Member[]> {
  const { rows } = await sql<{ hash: string; mailchimpId: string; email: string; code: string }>`
    select member_hash as hash, mailchimp_contact_id as "mailchimpId", email, code from contacts where list_id = ${listId}
    order by member_hash limit ${looked}`.execute(owner)
  return rows.map(({ code, ...row }) => {
    const held = { code, max: 1, scans: 0 }
    return { ...row, status: 'subscribed', fields: {}, held, readAt: new Date(), ...more }
  })
}

/** The number of contacts that a transaction's statements fetch. */
async function fetchedBy(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return database.as({ team: teamId, list: listId }, async (tx) => {
    const before = await fetchedOver(tx)
    await work(tx)
    return (await fetchedOver(tx)) - before
  })
}

/** What this connection has not yet handed to the statistics of all. */
async function fetchedOver(tx: Tx): Promise<number> {
  const { rows } = await sql<{ fetched: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as fetched from pg_stat_xact_user_tables where relname = 'contacts'`.execute(
    tx,
  )
  return rows[0]!.fetched
}

const list = { id: listId, uncounted: [], settings: firstSettings }

/** Some statements may read the list once. For each member they would read it a hundred times. */
const most = 5 * contacts

test('a page of strangers reads the list at most a few times', async () => {
  const held = { code: undefined, max: undefined, scans: undefined }
  const others = (await members({ held })).map((member) => ({ ...member, hash: randomBytes(16).toString('hex') }))
  const fetched = await fetchedBy((tx) => findNewcomers(tx, list, others, randomBytes(32)))
  assert.ok(fetched <= most, `${fetched} contacts`)
})

test('a page of changed members reads the list at most a few times', async () => {
  const page = await members({ fields: { FNAME: 'Noor' } })
  const fetched = await fetchedBy((tx) => keepMembers(tx, list, page))
  assert.ok(fetched <= most, `${fetched} contacts`)
})

test('a page of members whose addresses changed reads the list at most a few times', async () => {
  const page = (await members()).map((member, nth) => ({ ...member, hash: `0${nth}`, email: `new-${nth}@example.com` }))
  const fetched = await fetchedBy((tx) => keepMembers(tx, list, page))
  assert.ok(fetched <= most, `${fetched} contacts`)
})

test('the outcome of a write reads the list at most a few times', async () => {
  const { rows } = await sql<{ id: string; hash: string; email: string }>`
    select id, member_hash as hash, email from contacts where list_id = ${listId} limit ${looked}`.execute(owner)
  const written = rows.map((row) => ({ ...row, code: null, max: null, scans: 0 }))
  const refused = rows.slice(0, 10).map((row) => ({ ...row, reason: 'Bounced' }))
  const fetched = await fetchedBy((tx) => keepOutcome(tx, listId, written, refused))
  assert.ok(fetched <= most, `${fetched} contacts`)
})
