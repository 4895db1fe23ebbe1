// The pages of contacts in the manager.
import { type RawBuilder, sql } from 'kysely'
import type { ContactState } from '#contract/contacts.ts'
import type { Database, Tx } from '../../../database/open.ts'
import { onlyRow } from '../../../kernel/only-row.ts'
import { findAmong, hasWords, usualShare } from '../find-candidates.ts'

export type ContactRow = {
  id: string
  email: string
  emailKey: string
  displayValue: string
  status: string
  code: string
  maxScans: number
  scanCount: number
  isBlocked: boolean
  isRemoved: boolean
  refusal: string | null
}

type Scope = { team: string; list: string }

/** A contact's position in the order by email: the end of the previous page. */
export type Place = { emailKey: string; id: string }

const isGuest = sql`is_guest(removed_at, status, (select uncounted_here()))`

/** `present`: all contacts in the list, guests or not. */
const ofState: Record<ContactState | 'guests' | 'present', RawBuilder<unknown>> = {
  guests: isGuest,
  present: sql`removed_at is null`,
  not_yet: sql`${isGuest} and scan_count = 0`,
  checked_in: sql`${isGuest} and scan_count > 0`,
  used_up: sql`${isGuest} and scan_count >= max_scans and scan_count > 0`,
  blocked: sql`${isGuest} and (is_blocked or max_scans = 0)`,
  refused: sql`removed_at is null and refusal is not null`,
  uncounted: sql`removed_at is null and not ${isGuest}`,
  removed: sql`removed_at is not null and erased_at is null`,
}

/**
 * Conditions on the rows of `contacts`: whether the occasion invites the contact, and whether the contact has entered.
 */
export type AtOccasion = { isInvited: RawBuilder<unknown>; hasCome: RawBuilder<unknown> }

function inState(state: ContactState | 'guests' | 'present', at: AtOccasion | undefined): RawBuilder<unknown> {
  if (!at) return ofState[state]
  if (state === 'checked_in') return sql`${isGuest} and ${at.hasCome}`
  if (state === 'not_yet') return sql`${isGuest} and ${at.isInvited} and not ${at.hasCome}`
  return sql`${ofState[state]} and ${at.isInvited}`
}

const columns = (displayField: string | null) => sql`
  id, email, email_key as "emailKey", display_value(merge_fields, '', ${displayField}) as "displayValue", status, code, max_scans as "maxScans",
  scan_count as "scanCount", is_blocked as "isBlocked", removed_at is not null as "isRemoved", refusal`

/**
 * Ordered by email. Each of the folded `words` occurs somewhere in the email, the name or the display value. A search without
 * a state finds contacts that are no guests, too.
 */
export async function findPage(
  database: Database,
  scope: Scope,
  asked: {
    words: string[]
    state: ContactState | undefined
    at: AtOccasion | undefined
    after: Place | undefined
    displayField: string | null
    count: number
  },
): Promise<ContactRow[]> {
  const { words, at, after, displayField, count } = asked
  const state = asked.state ?? (words.length > 0 ? 'present' : 'guests')
  const from = after?.emailKey ?? ''
  const share = asked.state || at ? usualShare.inOneState : usualShare.ofAll
  const line = sql`cross join lateral (select search_line(email, merge_fields, ${displayField}) as line offset 0) searched`
  return database.as(scope, (tx) =>
    findAmong(tx, scope.list, { words, after: from, count, share }, async (contacts) => {
      const { rows } = await sql<ContactRow>`
        select ${columns(displayField)} from ${contacts} contacts ${words.length === 0 ? sql`` : line}
        where list_id = ${scope.list} and ${inState(state, at)}
          and (email_key, id) > (${from}, ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
          ${words.length === 0 ? sql`` : sql`and ${hasWords(words)}`}
        order by email_key, id limit ${count}`.execute(tx)
      return rows
    }),
  )
}

/** The contact with this code, or none. Erased contacts are not found. */
export async function findByCode(
  database: Database,
  scope: Scope,
  key: string,
  displayField: string | null,
): Promise<ContactRow[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<ContactRow>`
      select ${columns(displayField)} from contacts
      where list_id = ${scope.list} and id = contact_of_code(${scope.list}, ${key}) and erased_at is null`.execute(tx)
    return rows
  })
}

export type Change = { maxScans?: number | undefined; isBlocked?: boolean | undefined }

/** The maximum goes to Mailchimp with the next write-back. Undefined if the list has no such contact. */
export async function changeContact(
  tx: Tx,
  listId: string,
  contactId: string,
  { maxScans, isBlocked }: Change,
  displayField: string | null,
): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    with changed as (
      update contacts set max_scans = coalesce(${maxScans ?? null}::int, max_scans),
        is_blocked = coalesce(${isBlocked ?? null}::boolean, is_blocked)
      where list_id = ${listId} and id = ${contactId} and erased_at is null returning *
    ), queued as (
      insert into pending_writes as w (list_id, contact_id)
      select list_id, id from changed where max_scans is distinct from held_max and removed_at is null
      on conflict (list_id, contact_id) do update set version = w.version + 1
    )
    select ${columns(displayField)} from changed`.execute(tx)
  return rows[0]
}

/**
 * Changes many contacts, in the order in which scans lock them. Returns how many of them exist. That includes contacts
 * that already had these values, which are not written again.
 */
export async function changeContacts(
  tx: Tx,
  listId: string,
  contactIds: string[],
  { maxScans, isBlocked }: Change,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with locked as (
      select id from contacts where list_id = ${listId} and id = any (${contactIds}::uuid[]) and erased_at is null
      order by id for no key update
    ), changed as (
      update contacts c set max_scans = coalesce(${maxScans ?? null}::int, c.max_scans),
        is_blocked = coalesce(${isBlocked ?? null}::boolean, c.is_blocked)
      from locked where c.list_id = ${listId} and c.id = locked.id
        and (c.max_scans is distinct from coalesce(${maxScans ?? null}::int, c.max_scans)
          or c.is_blocked is distinct from coalesce(${isBlocked ?? null}::boolean, c.is_blocked))
      returning c.list_id, c.id, c.max_scans, c.held_max, c.removed_at
    ), queued as (
      insert into pending_writes as w (list_id, contact_id)
      select list_id, id from changed where max_scans is distinct from held_max and removed_at is null
      on conflict (list_id, contact_id) do update set version = w.version + 1
    )
    select count(*)::int as found from locked`.execute(tx)
  return onlyRow(rows).found
}
