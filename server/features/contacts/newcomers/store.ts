// Unknown members, whose contacts are stored in one statement once Mailchimp has their codes.
import { sql } from 'kysely'
import { anyList } from '../../../database/in-index-order.ts'
import type { Tx } from '../../../database/open.ts'
import type { Member } from '../../../mailchimp/audience.ts'

/** Members that can be added unchanged: no contact has their address, their Mailchimp id or their future code. */
export async function findUnknown(
  tx: Tx,
  listId: string,
  strangers: { member: Member; code: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select s.hash from unnest(${plain(strangers.map(({ member }) => member.hash))}::text[],
      ${strangers.map(({ member }) => member.mailchimpId ?? null)}::text[],
      ${plain(strangers.map(({ code }) => code))}::text[]) as s (hash, mailchimp_id, code_key)
    -- One lookup each: a list that was just filled has no statistics, and a join would read all of it every time.
    where not exists (select from contacts c where c.list_id = ${anyList(listId)} and c.member_hash = s.hash offset 0)
      and not exists (select from contacts c
        where c.list_id = ${anyList(listId)} and c.mailchimp_contact_id = s.mailchimp_id offset 0)
      and not exists (select from contacts c where c.list_id = ${anyList(listId)} and c.code_key = s.code_key offset 0)`.execute(
    tx,
  )
  return new Set(rows.map(({ hash }) => hash))
}

export type Settled = {
  member: Member
  id: string
  code: string
  max: number
  /** Mailchimp's current values, including ours. */
  fields: Record<string, unknown>
  held: Member['held']
  refusal: string | undefined
  /** Undefined means now, on the database's clock. */
  heardAt: Date | undefined
}

/** Returns the keys of members that were not added, because they already exist by now. */
export async function addSettled(tx: Tx, listId: string, contacts: Settled[]): Promise<string[]> {
  const column = <T>(of: (contact: Settled) => T) => contacts.map(of)
  const { rows } = await sql<{ hash: string }>`
    with added as (
      insert into contacts (list_id, id, member_hash, mailchimp_contact_id, email, status, merge_fields, code, max_scans,
        held_code, held_max, held_scans, refusal, heard_at)
      select ${listId}, id, hash, mailchimp_id, email, status, fields::jsonb, code, max, held_code, held_max, held_scans,
        left(refusal, 500), coalesce(heard_at, date_trunc('milliseconds', clock_timestamp()))
      from unnest(${plain(column(({ id }) => id))}::uuid[], ${plain(column(({ member }) => member.hash))}::text[],
        ${column(({ member }) => member.mailchimpId ?? null)}::text[], ${column(({ member }) => member.email)}::text[],
        ${column(({ member }) => member.status)}::text[], ${column(({ fields }) => JSON.stringify(fields))}::text[],
        ${plain(column(({ code }) => code))}::text[], ${plain(column(({ max }) => max))}::int[],
        ${plain(column(({ held }) => held.code))}::text[], ${plain(column(({ held }) => held.max))}::int[],
        ${plain(column(({ held }) => held.scans))}::int[], ${column(({ refusal }) => refusal ?? null)}::text[],
        ${plain(column(({ heardAt }) => heardAt?.toISOString()))}::timestamptz[])
        as s (id, hash, mailchimp_id, email, status, fields, code, max, held_code, held_max, held_scans, refusal, heard_at)
      order by hash
      on conflict do nothing
      returning member_hash
    )
    select hash from unnest(${plain(column(({ member }) => member.hash))}::text[]) as s (hash)
    where hash not in (select member_hash from added)`.execute(tx)
  return rows.map(({ hash }) => hash)
}

/** An array literal. The values need no quotes or backslashes, and checking a thousand of them would take time. */
function plain(values: (string | number | undefined)[]): string {
  return `{${values.map((value) => (value === undefined ? 'NULL' : `"${value}"`)).join(',')}}`
}
