import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'

export type FurtherCode = {
  code: string
  /** Empty if unknown. */
  door: string
  linkId: string | null
  addedAt: Date | null
  ofLink: number
}

export async function hasContact(tx: Tx, listId: string, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    select from contacts where list_id = ${listId} and id = ${contactId} and erased_at is null`.execute(tx)
  return rows.length > 0
}

export async function findFurther(tx: Tx, listId: string, contactId: string): Promise<FurtherCode[]> {
  const { rows } = await sql<FurtherCode>`
    select o.code_key as code, o.door, o.link_id as "linkId", o.added_at as "addedAt",
      (select count(*)::int from other_codes x where x.list_id = o.list_id and x.link_id = o.link_id) as "ofLink"
    from other_codes o where o.list_id = ${listId} and o.contact_id = ${contactId}
    order by o.code_number, o.code_key`.execute(tx)
  return rows
}

/** Which further codes of a list: a condition on the rows of other_codes. */
export type Which = RawBuilder<unknown>

export const guessable: Which = sql`not is_own_code(code_key)`
export const oneOf = (contactId: string, code: string): Which =>
  sql`contact_id = ${contactId} and code_key = upper(${code})`
export const ofSameLink = (listId: string, which: Which): Which =>
  sql`link_id = (select link_id from other_codes where list_id = ${listId} and ${which})`
export const ofLink = (linkId: string): Which => sql`link_id = ${linkId}`

/** They are kept as retired ones, so that they are never given again. Returns how many codes, and of how many contacts. */
export async function retireFurther(
  tx: Tx,
  listId: string,
  which: Which,
): Promise<{ codes: number; contacts: number }> {
  const { rows } = await sql<{ codes: number; contacts: number }>`
    with retired as (
      insert into retired_codes (list_id, contact_id, code_key, code_number)
      select ${listId}, contact_id, code_key, code_number from take_further_codes(${listId}, array(
        select code_key from other_codes where list_id = ${listId} and ${which}))
      returning contact_id
    )
    select count(*)::int as codes, count(distinct contact_id)::int as contacts from retired`.execute(tx)
  return rows[0]!
}
