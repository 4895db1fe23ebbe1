// Queries for people at a door.
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../database/open.ts'
import type { Door } from '../../../kernel/door.ts'
import type { Entry } from './person-at.ts'
import { findAmong, hasWords, type SearchedPart, usualShare } from '../../contacts/find-candidates.ts'

export type FoundPerson = {
  contactId: string
  /** The name; empty if only the email is known. */
  displayValue: string
  email: string
  code: string
  isUnreached: boolean
}

/** `words` are folded, and each occurs in this part of the text; `email` is the whole address. */
export type Sought = { words: string[]; part: SearchedPart } | { email: string }

/** The people of a list that are found at its door, each with the entry of the occasion. */
export async function findPeople(
  { doors }: Database,
  { teamId, listId }: Door,
  { sought, occasionId, most }: { sought: Sought; occasionId: string; most: number },
): Promise<(FoundPerson & { entry: Entry })[]> {
  return doors.as({ team: teamId, list: listId }, async (tx) => {
    const found = await findIn(tx, listId, sought, most)
    return withEntries(tx, { listId, occasionId }, found)
  })
}

/** Ordered by email, which an index provides: of many matches, only the first are read. */
async function findIn(tx: Tx, listId: string, sought: Sought, most: number): Promise<FoundPerson[]> {
  const fits = 'email' in sought ? sql`c.email_key = lower(${sought.email})` : hasWords(sought.words, sought.part)
  const find = async (contacts: RawBuilder<unknown>, whom: RawBuilder<unknown>, count: number) => {
    const { rows } = await sql<FoundPerson>`
      select c.id as "contactId", display_value(c.merge_fields, '', l.display_field) as "displayValue", c.email, c.code,
        exists (select from unreached_contacts(c.list_id, array[c.id])) as "isUnreached"
      from ${contacts} c join lists l on l.id = c.list_id
        cross join lateral (select search_line(c.email, c.merge_fields, l.display_field) as line offset 0) searched
      where c.list_id = ${listId} and ${whom}
        and ${fits}
      order by c.email_key, c.id limit ${count}`.execute(tx)
    return rows
  }
  const findAll = async (contacts: RawBuilder<unknown>, isAll: boolean) => {
    const here = await find(contacts, sql`c.removed_at is null`, most)
    if (here.length === most || !isAll) return here
    const left = sql`c.removed_at is not null and c.erased_at is null`
    return [...here, ...(await find(contacts, left, most - here.length))]
  }
  if ('email' in sought) return findAll(sql`contacts`, true)
  return findAmong(tx, listId, { ...sought, after: '', count: most, share: usualShare.ofAll }, findAll)
}

type OfOccasion = { listId: string; occasionId: string }

export async function withEntries<P extends { contactId: string }>(
  tx: Tx,
  { listId, occasionId }: OfOccasion,
  people: P[],
): Promise<(P & { entry: Entry })[]> {
  const ids = people.map(({ contactId }) => contactId)
  const { rows } = await sql<Entry & { contactId: string }>`
    select distinct on (e.contact_id) e.contact_id as "contactId", e.used, e.most, e.state, e.inside, e.day, e.on_day as "onDay"
    from door_entries(${listId}, ${occasionId}, ${ids}::uuid[]) e order by e.contact_id`.execute(tx)
  const entries = new Map(rows.map(({ contactId, ...entry }) => [contactId, entry]))
  return people.flatMap((person) => {
    const entry = entries.get(person.contactId)
    return entry ? [{ ...person, entry }] : []
  })
}

/** The key of the contact's code; undefined if the list does not have this contact, or no longer. */
export async function findCodeKey(
  { doors }: Database,
  { teamId, listId }: Door,
  contactId: string,
): Promise<string | undefined> {
  const found = await doors.as({ team: teamId, list: listId }, (tx) =>
    tx
      .selectFrom('contacts')
      .select('code_key')
      .where('list_id', '=', listId)
      .where('id', '=', contactId)
      .where('erased_at', 'is', null)
      .executeTakeFirst(),
  )
  return found?.code_key
}
