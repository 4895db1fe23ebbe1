// Totals of a list, by our values and the values Mailchimp last held.
import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Difference } from '../compare-members.ts'

export async function hasContacts(tx: Tx, listId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from contacts where list_id = ${listId} and removed_at is null) as is`.execute(tx)
  return onlyRow(rows).is
}

export async function countPending(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pending_writes where list_id = ${listId}`.execute(tx)
  return onlyRow(rows).count
}

export type Counts = { members: number; covered: number; refused: number; differing: number }

const present = (listId: string) => sql`
  select c.*, p.contact_id is not null as is_pending, is_guest(c.removed_at, c.status, (select uncounted_here())) as is_guest
  from contacts c left join pending_writes p on p.list_id = c.list_id and p.contact_id = c.id
  where c.list_id = ${listId} and c.removed_at is null`

// The same decision as in compareMembers, based on Mailchimp's last known values.
const differs = sql`c.refusal is null and not is_pending and (is_guest or held_code is not null)
  and (held_code, held_max, held_scans) is distinct from (code, max_scans, scan_count)`

export async function countLastHeld(tx: Tx, listId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where is_guest and refusal is null)::int as members,
      count(*) filter (where is_guest and refusal is null and upper(held_code) = code_key)::int as covered,
      count(refusal)::int as refused, count(*) filter (where ${differs})::int as differing
    from (${present(listId)}) c`.execute(tx)
  return onlyRow(rows)
}

export async function findLastHeldDifferences(tx: Tx, listId: string, most: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select c.email, v.field, v.ours, v.mailchimp
    from (${present(listId)}) c cross join lateral (values
      ('code', code, held_code), ('max', max_scans::text, held_max::text), ('scans', scan_count::text, held_scans::text)
    ) v (field, ours, mailchimp)
    where ${differs} and v.ours is distinct from v.mailchimp order by c.email_key limit ${most}`.execute(tx)
  return rows
}

export async function findRefused(tx: Tx, listId: string, most: number): Promise<{ email: string; reason: string }[]> {
  const { rows } = await sql<{ email: string; reason: string }>`
    select email, refusal as reason from contacts
    where list_id = ${listId} and removed_at is null and refusal is not null order by email_key limit ${most}`.execute(
    tx,
  )
  return rows
}

/** Leaves out contacts whose values Mailchimp rejects. */
export async function queueUncoded(tx: Tx, listId: string): Promise<void> {
  await sql`
    select queue_writes(${listId}, array(
      select c.id from contacts c
      where c.list_id = ${listId} and c.held_code is null and c.refusal is null
        and is_guest(c.removed_at, c.status, (select uncounted_here()))
        and not exists (select from pending_writes w where w.list_id = c.list_id and w.contact_id = c.id)))`.execute(tx)
}
