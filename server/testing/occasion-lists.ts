// Reads the list of an occasion like an offline door of that occasion.
import { sql, type Kysely } from 'kysely'
import { changeContact } from '#contract/contacts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type OfflineEntry, offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { type Connected, prepareList } from './factories.ts'
import { hashOfCode } from '../features/live/seal-entry.ts'
import type { Tables } from '../database/tables.ts'
import type { TestApp } from './start-test-app.ts'

export type Answer = AnswerOf<typeof offlineList>

type Prepared = Connected & { codes: string[] }

type Query = { occasion?: string; since?: string; after?: string }

const members = ['ada', 'bo', 'cleo', 'dan'].map((name) => ({
  email: `${name}@example.com`,
  status: 'subscribed',
  merge_fields: { FNAME: name },
}))

export function entryOf({ salt, entries }: Answer, code: string): OfflineEntry {
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code.toUpperCase())
  return entries.find((entry) => entry[0] === hash)!
}

/** The entry without its hash and name. */
export function figuresOf(answer: Answer, code: string) {
  const [, used, most, state, , visit] = entryOf(answer, code)
  return visit ? [used, most, state, visit] : [used, most, state]
}

export function occasionListsOf(app: TestApp, owner: Kysely<Tables>) {
  const read = ({ token, list }: Prepared, query: Query = {}) =>
    app.call(offlineList, { token, params: { listId: list.id }, query })

  function scan({ token, list }: Prepared, code: string, occasion?: string, direction?: 'in' | 'out') {
    const visit = { ...(occasion !== undefined && { occasion_id: occasion }), ...(direction && { direction }) }
    return app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code, ...visit } })
  }

  async function idsOf({ list }: Prepared): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
    select id from contacts where list_id = ${list.id} order by email`.execute(owner)
    return rows.map(({ id }) => id)
  }

  /** The codes of Ada, Bo, Cleo and Dan. */
  async function prepare(): Promise<Prepared> {
    const prepared = await prepareList(app, { members })
    const { rows } = await sql<{ code: string }>`
    select code from contacts where list_id = ${prepared.list.id} order by email`.execute(owner)
    return { ...prepared, codes: rows.map(({ code }) => code) }
  }

  const maximum = (prepared: Prepared, contactId: string, body: { max_scans?: number; is_blocked?: boolean }) =>
    app.call(changeContact, { token: prepared.token, params: { listId: prepared.list.id, contactId }, body })

  return { read, scan, idsOf, prepare, maximum }
}
