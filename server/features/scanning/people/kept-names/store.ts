// Queries for the names that doors keep.
import { sql } from 'kysely'
import type { GuestCard } from '#contract/guest-card.ts'
import type { Tx } from '../../../../database/open.ts'
import { guestRows, isWanted, namesOf, type OccasionOfGuests } from '../../guests/rows/store.ts'

export type NamedGuest = {
  contactId: string
  codeKey: string
  email: string
  /** The name that doors show; empty where none is known. */
  name: string
  surname: string
  given: string
  card: GuestCard | undefined
}

/** Of these contacts, or the next ones in the order of their ids. */
export type Which = { ids: string[] } | { after: string | undefined; count: number }

/** Guests of the occasion. */
export async function findNamed(
  tx: Tx,
  { listId, occasion, displayField }: { listId: string; occasion: OccasionOfGuests; displayField: string | null },
  which: Which,
): Promise<NamedGuest[]> {
  const all = { presence: undefined, mark: undefined, history: undefined }
  const ids =
    'ids' in which
      ? sql`g.id = any (${which.ids}::uuid[])`
      : which.after === undefined
        ? sql`true`
        : sql`g.id > ${which.after}::uuid`
  const { rows } = await sql<Omit<NamedGuest, 'card'>>`
    select g.id as "contactId", g.code_key as "codeKey", g.email, coalesce(shown.name, '') as name, n.surname, n.given
    from ${guestRows(listId, occasion)} ${namesOf(sql`''`, displayField)}
    where ${isWanted(all)} and ${ids}
    order by g.id ${'ids' in which ? sql`` : sql`limit ${which.count}`}`.execute(tx)
  const found = rows.map(({ contactId }) => contactId)
  const { rows: cards } = await sql<{ contact_id: string; card: GuestCard }>`
    select contact_id, card from guest_cards(${listId}, ${found}::uuid[])`.execute(tx)
  const cardOf = new Map(cards.map(({ contact_id: id, card }) => [id, card]))
  return rows.map((row) => ({ ...row, card: cardOf.get(row.contactId) }))
}
