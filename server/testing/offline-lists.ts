// Reads the list of an offline door like a door.
import { sql, type Kysely } from 'kysely'
import { changeContact } from '#contract/contacts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { offlineList, type OfflineEntry } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Connected } from './factories.ts'
import { until } from './until.ts'
import { hashOfCode } from '../features/live/seal-entry.ts'
import type { Tables } from '../database/tables.ts'
import type { TestApp } from './start-test-app.ts'

type Answer = AnswerOf<typeof offlineList>

type Prepared = Connected & { codes: string[] }

export function entryOf({ salt, entries }: Answer, code: string): OfflineEntry | undefined {
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code.toUpperCase())
  return entries.find((entry) => entry[0] === hash)
}

export const members = [
  { email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'Byron' } },
  { email: 'bo@example.com', status: 'subscribed' },
  { email: 'cleo@example.com', status: 'subscribed' },
]

export function offlineListsOf(app: TestApp, owner: Kysely<Tables>) {
  function read(
    { token, list }: Pick<Prepared, 'token' | 'list'>,
    query: Record<string, string> = {},
  ): Promise<Answer> {
    return app.call(offlineList, { token, params: { listId: list.id }, query })
  }

  /** Reads all pages like a door. */
  async function readWhole(prepared: Prepared): Promise<Answer> {
    const first = await read(prepared)
    const entries = [...first.entries]
    for (let { next } = first; next !== null;) {
      const page = await read(prepared, { after: next })
      entries.push(...page.entries)
      next = page.next
    }
    return { ...first, entries, next: null }
  }

  /** Reads until there is a change, because another node may be numbering it at the moment. */
  function readChanges(prepared: Prepared, since: string): Promise<Answer> {
    return until(
      () => read(prepared, { since }),
      ({ entries, is_whole: isWhole }) => isWhole || entries.length > 0,
    )
  }

  function scan({ token, list }: Prepared, code: string) {
    return app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code } })
  }

  async function idOf({ list }: Prepared, code: string): Promise<string> {
    const { rows } = await sql<{
      id: string
    }>`select id from contacts where list_id = ${list.id} and code = ${code}`.execute(owner)
    return rows[0]!.id
  }

  async function countChanges({ list }: Prepared): Promise<number> {
    const { rows } = await sql<{ count: number }>`
    select (select count(*) from waiting_changes where list_id = ${list.id})::int
      + (select count(*) from contact_changes where list_id = ${list.id})::int as count`.execute(owner)
    return rows[0]!.count
  }

  async function change(prepared: Prepared, code: string, body: { max_scans?: number; is_blocked?: boolean }) {
    const params = { listId: prepared.list.id, contactId: await idOf(prepared, code) }
    await app.call(changeContact, { token: prepared.token, params, body })
  }

  async function addContacts(listId: string, count: number): Promise<void> {
    await sql`
    insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
    select ${listId}, gen_random_uuid(), gen_random_uuid()::text, 'guest' || n || '@example.org', 'subscribed',
      jsonb_build_object('FNAME', 'Guest', 'LNAME', n::text), 'G' || upper(substr(md5(random()::text), 1, 23)), 1
    from generate_series(1, ${count}) n`.execute(owner)
  }

  return { read, readWhole, readChanges, scan, idOf, countChanges, change, addContacts }
}
