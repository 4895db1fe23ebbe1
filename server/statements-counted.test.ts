// A screen makes as many queries for 200 rows as for 10: no query per row.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { auditLog } from '#contract/audit.ts'
import { allSessions, currentUser } from '#contract/auth.ts'
import { readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { guestCounts, guestNames, guests } from '#contract/guests.ts'
import { scannerLinks } from '#contract/doors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { allAccounts, allLists, oneList } from '#contract/lists.ts'
import { occasions } from '#contract/occasions.ts'
import { doorOccasions, offlineList } from '#contract/offline.ts'
import { exportContact } from '#contract/privacy.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { findPeople } from '#contract/scanning.ts'
import { arrivals, listStats, scanLog } from '#contract/scans.ts'
import { webhookStatus } from '#contract/webhooks.ts'
import { openAsOwner } from './database/open.ts'
import { slugPlace } from './features/doors/slug.ts'
import { addOrganiser } from './testing/factories.ts'
import { layList, layOccasion } from './testing/laid-list.ts'
import { atEnd } from './testing/postgres.ts'
import { startTestApp } from './testing/start-test-app.ts'

// No background work runs beside the calls.
const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/**
 * Statements that the clock decides, and not the list. Jobs run beside the calls. The counts of a list are kept for
 * at least 250 ms (features/live/counters.ts), so a slow call needs a new one and a quick call none. The database's time and the
 * lists that have left are read anew after a while.
 */
const isByTheClock = /pgboss|listpass_jobs|count_list|count_occasion|teams_elsewhere|clock_timestamp\(\) as now/
const asked: string[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with the client it was asked of
const query = Client.prototype.query
Client.prototype.query = function counted(this: Client, ...given: [string | { text: string }, ...never[]]) {
  const text = typeof given[0] === 'string' ? given[0] : given[0].text
  if (!isByTheClock.test(text)) asked.push(text)
  return Reflect.apply(query, this, given) as never
}

type Filled = { token: string; listId: string; contactId: string; occasionId: string; occasion: string }

/** An organiser with this many of each: lists, contacts, scans, links, sessions and log entries. */
async function fill(many: number): Promise<Filled> {
  const { token, id } = await addOrganiser(app)
  const { listId, accountId } = await layList(owner, { owner_id: id })
  const [of, nth] = [sql`${listId}::uuid`, sql`generate_series(1, ${many}::int) n`]
  const links = Array.from({ length: many }, () => randomUUID())
  const slugs = links.map((link) => app.services.keys.seal('slug', slugPlace(link)))
  for (const statement of [
    sql`insert into contacts (list_id, id, member_hash, email, status, code, max_scans, scan_count, accepted, merge_fields)
      select ${of}, gen_random_uuid(), md5(n::text), 'guest' || n || '@example.com', 'subscribed', 'GUEST' || n, 2, 1, 1,
        jsonb_build_object('FNAME', 'Guest', 'LNAME', n) from ${nth}`,
    sql`insert into scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, display_value, scan_count,
        max_scans, received_at)
      select list_id, gen_random_uuid(), id, code_key, 'ok', 1, 'counts', 'North', email, 1, 2, now() from contacts
      where list_id = ${of}`,
    sql`insert into scanner_links (list_id, id, label, may_check_in_by_name, slug_hash, slug)
      select ${of}, id, 'Door', true, sha256(slug::bytea), slug from unnest(${links}::uuid[], ${slugs}::text[]) as u (id, slug)`,
    sql`insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, expires_at)
      select list_id, gen_random_uuid(), id, slug_hash, 'Chrome', now() + interval '1 day' from scanner_links
      where list_id = ${of}`,
    sql`insert into sessions (id, person_id, secret_hash, expires_at)
      select gen_random_uuid(), ${id}, sha256((${id} || n)::bytea), now() + interval '1 day' from ${nth}`,
    sql`insert into lists (id, owner_id, account_id, mailchimp_id, name, member_count)
      select gen_random_uuid(), ${id}, ${accountId}, ${listId} || n, 'List ' || n, 1 from ${nth}`,
    sql`insert into occasions (list_id, id, name, own_max, opens_at, closes_at, who)
      select ${of}, gen_random_uuid(), 'Night ' || n, 1, now() - make_interval(days => n), now() - make_interval(days => n, hours => -1),
        jsonb_build_object('kind', 'field', 'tag', 'LNAME', 'test', 'is', 'value', (n % 3)::text) from ${nth}`,
    sql`insert into audit_log (owner_id, id, list_id, who, action, details)
      select ${id}, gen_random_uuid(), ${of}, 'organiser', 'scan_undone',
        jsonb_build_object('contact', ${randomUUID()}::text, 'scan', gen_random_uuid()) from ${nth}`,
  ]) {
    await statement.execute(owner)
  }
  const { id: contactId } = await owner
    .selectFrom('contacts')
    .select('id')
    .where('list_id', '=', listId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: occasionId } = await owner
    .selectFrom('occasions')
    .select('id')
    .where('list_id', '=', listId)
    .orderBy('opens_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const who = { kind: 'segment', id: 1, name: 'VIP', is_tag: true } as const
  const occasion = await layOccasion(owner, { listId }, { who, own_max: 1 })
  for (const statement of [
    sql`insert into occasion_guests (list_id, occasion_id, contact_id)
      select list_id, ${occasion}::uuid, id from contacts where list_id = ${of}`,
    sql`insert into admissions (list_id, occasion_id, contact_id, entries)
      select list_id, ${occasion}::uuid, id, 1 from contacts where list_id = ${of}`,
  ]) {
    await statement.execute(owner)
  }
  return { token, listId, contactId, occasionId, occasion }
}

const [few, many] = [await fill(10), await fill(200)]

async function statementsOf(
  endpoint: Endpoint,
  { token, occasion, ...params }: Filled,
  asking: Record<string, string>,
) {
  const query = 'occasion' in asking ? { ...asking, occasion } : asking
  const call = () => app.call(endpoint, { token, params, query })
  // The first call writes notes that are written at most once a minute.
  await call()
  asked.length = 0
  await call()
  return [...asked]
}

const reads: [endpoint: Endpoint, query?: Record<string, string>][] = [
  [currentUser],
  [allLists],
  [oneList],
  [allAccounts],
  [contactsOfList],
  [contactsOfList, { q: 'guest' }],
  [contactsOfList, { state: 'checked_in' }],
  [guests],
  [guests, { occasion: 'by tag' }],
  [guests, { q: 'guest' }],
  [guestCounts],
  [guestNames],
  [readFields],
  [webhookStatus],
  [scannerLinks],
  [occasions],
  [arrivals],
  [scanLog],
  [listStats],
  [offlineList],
  [offlineList, { occasion: 'by tag' }],
  [doorOccasions],
  [findPeople, { q: 'guest' }],
  [peopleByName],
  [auditLog],
  [allSessions],
  [exportContact],
]

for (const [endpoint, query = {}] of reads) {
  const with_ = Object.entries(query).map(([name, value]) => ` with ${name} ${value}`)
  test(`${endpoint.method} ${endpoint.path}${with_.join()}: as many statements for 200 as for 10`, async () => {
    const [small, large] = [await statementsOf(endpoint, few, query), await statementsOf(endpoint, many, query)]
    assert.ok(small.length > 0)
    // The larger list needs no more queries. A short list may need one more, if it is read a second time.
    assert.ok(large.length <= small.length, large.join('\n'))
  })
}
