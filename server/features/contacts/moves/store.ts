// Contacts whose address changed.
import { sql } from 'kysely'
import { anyList } from '../../../database/in-index-order.ts'
import type { Tx } from '../../../database/open.ts'
import type { Member } from '../../../mailchimp/audience.ts'

/**
 * Mailchimp keeps a contact's id when the email changes, so the code follows the person, not the address. True if a
 * contact has moved.
 */
export async function followChangedEmails(tx: Tx, listId: string, members: Member[]): Promise<boolean> {
  const rows = members
    .filter(({ mailchimpId }) => mailchimpId !== undefined)
    .map(({ hash, mailchimpId, email }) => ({ hash, mailchimpId, email }))
  if (rows.length === 0) return false
  const { rows: moves } = await sql<Move>`
    select distinct on (m.hash) c.id, m.hash, m.email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (hash text, "mailchimpId" text, email text)
    cross join lateral (
      select c.id, c.member_hash, c.mailchimp_contact_id from contacts c
      where c.list_id = ${anyList(listId)} and c.mailchimp_contact_id = m."mailchimpId" offset 0
    ) c
    where c.member_hash <> m.hash and not exists (select from contacts o where o.list_id = ${anyList(listId)}
      and o.member_hash = m.hash and o.mailchimp_contact_id = m."mailchimpId" offset 0)
    order by m.hash, c.id`.execute(tx)
  await moveContacts(tx, listId, moves)
  return moves.length > 0
}

export type Move = { id: string; hash: string; email: string }

/**
 * Moves these contacts to other addresses. A contact already there is set aside with its code until Mailchimp shows its
 * new address. All contacts first leave their addresses, so that two may swap.
 */
export async function moveContacts(tx: Tx, listId: string, moves: Move[]): Promise<void> {
  if (moves.length === 0) return
  const ids = moves.map(({ id }) => id)
  await sql`
    update contacts c set member_hash = 'was:' || c.id,
      removed_at = case when c.id = any (${ids}) then c.removed_at else coalesce(c.removed_at, now()) end
    where c.list_id = ${listId} and (c.id = any (${ids}) or c.member_hash = any (${moves.map(({ hash }) => hash)}))`.execute(
    tx,
  )
  await sql`
    update contacts c set member_hash = m.hash, email = m.email
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id uuid, hash text, email text)
    where c.list_id = ${listId} and c.id = m.id`.execute(tx)
}

/**
 * Members that hold the code of a contact at another address: perhaps that contact, who has moved. If Mailchimp's own
 * ids identify the member, no guess is needed. Where the address has a contact, only present ones and those set aside
 * may have moved there.
 */
export async function findHolders(tx: Tx, listId: string, members: Member[]): Promise<{ from: string; to: string }[]> {
  const rows = members.flatMap(({ hash, mailchimpId, held }) =>
    held.code === undefined ? [] : [{ hash, mailchimpId, key: held.code.toUpperCase() }],
  )
  if (rows.length === 0) return []
  const { rows: found } = await sql<{ from: string; to: string }>`
    select c.member_hash as from, m.hash as to
    from (
      select m.*, o.code_key is not null as "isKnown"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (hash text, "mailchimpId" text, key text)
      left join lateral (select o.code_key, o.mailchimp_contact_id from contacts o
        where o.list_id = ${anyList(listId)} and o.member_hash = m.hash and o.removed_at is null offset 0) o on true
      where o.code_key is distinct from m.key
        and (o.mailchimp_contact_id = m."mailchimpId") is not true offset 0
    ) m cross join lateral (
      select c.member_hash, c.mailchimp_contact_id, c.erased_at, c.removed_at from contacts c
      where c.list_id = ${anyList(listId)} and c.code_key = m.key offset 0
    ) c
    where c.member_hash <> m.hash and (c.mailchimp_contact_id is null or m."mailchimpId" is null) and c.erased_at is null
      and (not m."isKnown" or c.removed_at is null or c.member_hash like 'was:%')`.execute(tx)
  return found
}
