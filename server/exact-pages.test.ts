// Pages end exactly at their limit: with 50 rows there is no second page, and the 51st row is on the next page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { guests } from '#contract/guests.ts'
import { scanLog } from '#contract/scans.ts'
import { openAsOwner } from './database/open.ts'
import { addOrganiser } from './testing/factories.ts'
import { layList } from './testing/laid-list.ts'
import { atEnd } from './testing/postgres.ts'
import { startTestApp } from './testing/start-test-app.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** A list with this many contacts, each scanned once, and as many log entries. */
async function fill(many: number) {
  const { token, id } = await addOrganiser(app)
  const { listId } = await layList(owner, { owner_id: id })
  await sql`insert into contacts (list_id, id, member_hash, email, status, code, max_scans)
    select ${listId}::uuid, gen_random_uuid(), md5(n::text), 'guest' || n || '@example.com', 'subscribed', 'GUEST' || n, 1
    from generate_series(1, ${many}::int) n`.execute(owner)
  await sql`insert into scans (list_id, scan_id, contact_id, code_key, reason, door, received_at)
    select list_id, gen_random_uuid(), id, code_key, 'blocked', 'North', now() from contacts
    where list_id = ${listId}`.execute(owner)
  await sql`insert into audit_log (owner_id, id, list_id, who, action, details)
    select ${id}, gen_random_uuid(), ${listId}::uuid, 'organiser', 'scan_undone',
      jsonb_build_object('contact', gen_random_uuid(), 'scan', gen_random_uuid())
    from generate_series(1, ${many}::int) n`.execute(owner)
  return { token, params: { listId } }
}

type Filled = Awaited<ReturnType<typeof fill>>
type Page = { ids: string[]; next: string | null }

const reads: Record<string, (filled: Filled, query: Record<string, string>) => Promise<Page>> = {
  contacts: (filled, query) =>
    app
      .call(contactsOfList, { ...filled, query })
      .then(({ contacts, next }) => ({ ids: contacts.map(({ id }) => id), next })),
  'contacts by a word': (filled, query) =>
    app
      .call(contactsOfList, { ...filled, query: { q: 'guest', ...query } })
      .then(({ contacts, next }) => ({ ids: contacts.map(({ id }) => id), next })),
  scans: (filled, query) =>
    app
      .call(scanLog, { ...filled, query })
      .then(({ scans, next }) => ({ ids: scans.map(({ scan_id: id }) => id), next })),
  records: ({ token, params }, query) =>
    app
      .call(auditLog, { token, query: { list: params.listId, ...query } })
      .then(({ entries, next }) => ({ ids: entries.map(({ id }) => id), next })),
}

const lists = [await fill(50), await fill(51)] as const

for (const [what, read] of Object.entries(reads)) {
  test(`50 ${what} are one page, 51 are two`, async () => {
    const whole = await read(lists[0], {})
    assert.deepEqual([whole.ids.length, whole.next], [50, null])
    const first = await read(lists[1], {})
    assert.equal(first.ids.length, 50)
    const second = await read(lists[1], { after: first.next! })
    assert.deepEqual([second.ids.length, second.next], [1, null])
    assert.equal(new Set([...first.ids, ...second.ids]).size, 51)
  })
}

test('25 guests are one page, 26 are two', async () => {
  for (const [many, sizes] of [
    [25, [25]],
    [26, [25, 1]],
  ] as const) {
    const filled = await fill(many)
    const seen: number[] = []
    for (let after: string | undefined; ;) {
      const page = await app.call(guests, { ...filled, query: after === undefined ? {} : { after } })
      seen.push(page.guests.length)
      if (page.next === null) break
      after = page.next
    }
    assert.deepEqual(seen, sizes)
  }
})

for (const many of [4999, 5000, 5001]) {
  test(`a file of ${many} guests has as many lines`, async () => {
    const { token, params } = await fill(many)
    const url = `/api/lists/${params.listId}/guests?format=csv`
    const { body } = await app.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    assert.equal(new Set(body.trimEnd().split('\n')).size, many + 1)
  })
}

for (const many of [999, 1000, 1001]) {
  test(`a log of ${many} scans is a file of ${many} lines`, async () => {
    const { token, params } = await fill(many)
    const url = `/api/lists/${params.listId}/scans?format=csv`
    const { body } = await app.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    assert.equal(body.trimEnd().split('\n').length, many + 1)
  })
}
