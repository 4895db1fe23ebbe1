// Queries for people at a door.
import { type RawBuilder, sql } from 'kysely'
import type { GuestCard } from '#contract/guest-card.ts'
import type { Database, Tx } from '../../../database/open.ts'
import type { Door } from '../../../kernel/team.ts'
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

/** Each word of a step occurs in this part of the text, and a step's finds come before the next one's; `email` is the whole address. */
export type Sought = { steps: string[][]; part: SearchedPart } | { email: string }

type Step = { words: string[]; part: SearchedPart } | { email: string }

/** The people of a list that are found at its door, each with the entry of the occasion. */
export async function findPeople(
  { doors }: Database,
  { teamId, listId }: Door,
  { sought, occasionId, most }: { sought: Sought; occasionId: string; most: number },
): Promise<Found<FoundPerson>[]> {
  return doors.as({ team: teamId, list: listId }, async (tx) => {
    const found = new Map<string, FoundPerson>()
    const steps = 'email' in sought ? [sought] : sought.steps.map((words) => ({ words, part: sought.part }))
    for (const step of steps) {
      if (found.size >= most) break
      for (const person of await findIn(tx, listId, step, most)) found.set(person.contactId, person)
    }
    return withEntries(tx, { listId, occasionId }, [...found.values()].slice(0, most))
  })
}

/** Ordered by email, which an index provides: of many matches, only the first are read. */
async function findIn(tx: Tx, listId: string, sought: Step, most: number): Promise<FoundPerson[]> {
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

/** A person with the entry of the occasion, and the card. */
export type Found<P> = P & { entry: Entry; card: GuestCard | undefined }

type OfOccasion = { listId: string; occasionId: string }

export async function withEntries<P extends { contactId: string }>(
  tx: Tx,
  { listId, occasionId }: OfOccasion,
  people: P[],
): Promise<Found<P>[]> {
  const ids = people.map(({ contactId }) => contactId)
  const { rows } = await sql<Entry & { contactId: string; card: GuestCard | null }>`
    select distinct on (e.contact_id) e.contact_id as "contactId", e.used, e.most, e.state, e.inside, e.day, e.on_day as "onDay",
      g.card
    from door_entries(${listId}, ${occasionId}, ${ids}::uuid[]) e
      left join guest_cards(${listId}, ${ids}::uuid[]) g on g.contact_id = e.contact_id
    order by e.contact_id`.execute(tx)
  const entries = new Map(rows.map(({ contactId, card, ...entry }) => [contactId, { entry, card: card ?? undefined }]))
  return people.flatMap((person) => {
    const known = entries.get(person.contactId)
    return known ? [{ ...person, ...known }] : []
  })
}

/** The keys of the contacts' codes, by their ids; none of a contact that the list does not have, or no longer. */
export async function findCodeKeys(
  { doors }: Database,
  { teamId, listId }: Door,
  contactIds: string[],
): Promise<Map<string, string | undefined>> {
  const found = await doors.as({ team: teamId, list: listId }, (tx) =>
    tx
      .selectFrom('contacts')
      .select(['id', 'code_key'])
      .where('list_id', '=', listId)
      .where('id', 'in', contactIds)
      .where('erased_at', 'is', null)
      .execute(),
  )
  return new Map(found.map(({ id, code_key: key }) => [id, key]))
}
