// Reads the list of an offline door like a door.
import { createDecipheriv, createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { changeContact } from '#contract/contacts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { GuestCard } from '#contract/guest-card.ts'
import { type OfflineCard, type OfflineEntry, offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { hashedFor, ivBytes } from '#domain/offline-entry.ts'
import type { Tables } from '../database/tables.ts'
import { hashOfCode } from '../features/live/seal-entry.ts'
import { type Connected, prepareList } from './factories.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

export type Answer = AnswerOf<typeof offlineList>

type Prepared = Connected & { codes: string[] }

export function entryOf({ salt, entries }: Answer, code: string): OfflineEntry | undefined {
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code.toUpperCase())
  return entries.find((entry) => entry[0] === hash)
}

/** The entry without its hash and name. */
export function figuresOf(answer: Answer, code: string) {
  const [, used, most, state, , visit] = entryOf(answer, code)!
  return visit ? [used, most, state, visit] : [used, most, state]
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

  function scan({ token, list }: Prepared, code: string, occasion?: string, direction?: 'in' | 'out') {
    const visit = { ...(occasion !== undefined && { occasion_id: occasion }), ...(direction && { direction }) }
    return app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code, ...visit } })
  }

  /** A list with the codes of Ada, Bo, Cleo and Dan, in this order. */
  async function prepareFour(): Promise<Prepared & { ids: string[] }> {
    const four = ['ada', 'bo', 'cleo', 'dan'].map((name) => ({
      email: `${name}@example.com`,
      status: 'subscribed',
      merge_fields: { FNAME: name },
    }))
    const prepared = await prepareList(app, { members: four })
    const { rows } = await sql<{ id: string; code: string }>`
    select id, code from contacts where list_id = ${prepared.list.id} order by email`.execute(owner)
    return { ...prepared, codes: rows.map(({ code }) => code), ids: rows.map(({ id }) => id) }
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

  return { read, readWhole, readChanges, scan, prepareFour, idOf, countChanges, change, addContacts }
}

type Sealed = { salt: string; entries: OfflineEntry[]; cards?: OfflineCard[] | undefined }

/** The card of a code in an offline list, opened as a door does. Undefined without one. */
export function openSealed({ salt: text, entries, cards = [] }: Sealed, code: string): GuestCard | undefined {
  const salt = Buffer.from(text, 'base64url')
  const codeKey = code.toUpperCase()
  const at = entries.findIndex(([hash]) => hash === hashOfCode(salt, codeKey))
  const sealed = cards.find(([place]) => place === at)?.[1]
  if (sealed === undefined) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  const key = createHash('sha256').update(salt).update(hashedFor.key(codeKey)).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-16))
  const opened = decipher.update(bytes.subarray(ivBytes, -16), undefined, 'utf8') + decipher.final('utf8')
  return JSON.parse(opened) as GuestCard
}
