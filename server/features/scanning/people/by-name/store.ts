// Queries for the people of a door in the order of the alphabet.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../database/open.ts'
import { onlyRow } from '../../../../kernel/only-row.ts'
import { guestRows, isWanted, namesOf, type OccasionOfGuests, ofPresence } from '../../guests/rows/store.ts'
import { type Found, type FoundPerson, withEntries } from '../store.ts'

export type NamedPerson = FoundPerson & { surname: string; given: string }

type Asked = { listId: string; occasion: OccasionOfGuests; displayField: string | null; isWaiting: boolean }

/** `after`: the last contact of the page before. */
type Place = { from: string | undefined; after: string | undefined; collation: string; count: number }

/** No address: a scanner link reads none. */
const namesAtDoor = (displayField: string | null) => namesOf(sql`''`, displayField)

/** Guests of the occasion, as `named`. */
function named({ listId, occasion, displayField, isWaiting }: Asked): RawBuilder<unknown> {
  const narrowed = { presence: isWaiting ? ('not_in' as const) : undefined, mark: undefined, history: undefined }
  return sql`(
    select g.id, g.email, g.code, g.is_unreached, shown.name as display_value, n.surname, n.given
    from ${guestRows(listId, occasion)} ${namesAtDoor(displayField)}
    where ${isWanted(narrowed)}
  ) named`
}

/**
 * People without a name come last. Undefined if the contact before is gone. No index helps, because each language has
 * its own order: a page looks through the whole list.
 */
export async function findPage(
  tx: Tx,
  asked: Asked,
  { from, after, collation, count }: Place,
): Promise<Found<NamedPerson>[] | undefined> {
  const inOrder = (text: RawBuilder<unknown>) => sql`${text} collate ${sql.id(collation)}`
  const surname = inOrder(sql`surname`)
  const given = inOrder(sql`given`)
  const begins = from === undefined ? sql`true` : sql`(surname = '' or ${surname} >= ${inOrder(sql`${from}::text`)})`
  const before = after === undefined ? undefined : await findNames(tx, asked, after)
  if (after !== undefined && !before) return undefined
  const beyond = before
    ? sql`(surname = '', ${surname}, ${given}, id) >
        (${before.surname === ''}, ${inOrder(sql`${before.surname}::text`)}, ${inOrder(sql`${before.given}::text`)}, ${after}::uuid)`
    : sql`true`
  const { rows } = await sql<NamedPerson>`
    select id as "contactId", display_value as "displayValue", email, code, is_unreached as "isUnreached", surname, given
    from ${named(asked)} where ${begins} and ${beyond}
    order by surname = '', ${surname}, ${given}, id limit ${count}`.execute(tx)
  return withEntries(tx, { listId: asked.listId, occasionId: asked.occasion.id }, rows)
}

async function findNames(tx: Tx, { listId, displayField }: Asked, id: string) {
  const { rows } = await sql<Pick<NamedPerson, 'surname' | 'given'>>`
    select n.surname, n.given from contacts g ${namesAtDoor(displayField)}
    where g.list_id = ${listId} and g.id = ${id} and g.erased_at is null`.execute(tx)
  return rows[0]
}

/** The first two characters of the surnames: a letter of some languages has two. */
export async function findBegins(tx: Tx, asked: Asked): Promise<string[]> {
  const { rows } = await sql<{ begin: string }>`
    select distinct left(normalize(surname, nfc), 2) as begin from ${named(asked)} where surname <> ''`.execute(tx)
  return rows.map(({ begin }) => begin)
}

export type Counts = { all: number; notIn: number }

/** All guests of the occasion, and those who did not come yet. */
export async function countGuests(tx: Tx, { listId, occasion }: Asked): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as "all", (count(*) filter (where ${ofPresence.not_in}))::int as "notIn"
    from ${guestRows(listId, occasion)} where ${isWanted({ presence: undefined, mark: undefined, history: undefined })}`.execute(
    tx,
  )
  return onlyRow(rows)
}
