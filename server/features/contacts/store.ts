import { sql } from 'kysely'
import type { Database, Tx } from '../../database/open.ts'
import type { Held, Member } from '../../mailchimp/audience.ts'

export type Contact = {
  id: string
  hash: string
  mailchimpId: string | undefined
  email: string
  status: string
  code: string
  max: number
  scans: number
  held: Held
  isRemoved: boolean
  /** The merge fields as one text, for comparing. */
  fieldsText: string
}

export type NewContact = { member: Member; id: string; code: string; max: number; openingCount: number }
export type ContactChange = { id: string; member: Member; max: number; maxBefore: number }

/** Object keys in one order, so that equal fields are equal texts. */
export function fieldsText(fields: Record<string, unknown>): string {
  return JSON.stringify(fields, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Mailchimp keeps its id of a contact when the email changes: the code goes with the person, not with the address. */
export async function followChangedEmails(tx: Tx, listId: string, members: Member[]): Promise<void> {
  const rows = members
    .filter(({ mailchimpId }) => mailchimpId !== undefined)
    .map(({ hash, mailchimpId, email }) => ({ hash, mailchimpId, email }))
  if (rows.length === 0) return
  await sql`
    update contacts c set member_hash = m.hash, email = m.email
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (hash text, "mailchimpId" text, email text)
    where c.list_id = ${listId} and c.mailchimp_contact_id = m."mailchimpId" and c.member_hash <> m.hash
      and not exists (select from contacts o where o.list_id = ${listId} and o.member_hash = m.hash)`.execute(tx)
}

export async function findByHash(tx: Tx, listId: string, hashes: string[]): Promise<Map<string, Contact>> {
  const { rows } = await sql<{
    id: string
    member_hash: string
    mailchimp_contact_id: string | null
    email: string
    status: string
    code: string
    max_scans: number
    scan_count: number
    held_code: string | null
    held_max: number | null
    held_scans: number | null
    removed_at: Date | null
    merge_fields: Record<string, unknown>
  }>`
    select id, member_hash, mailchimp_contact_id, email, status, code, max_scans, scan_count, held_code, held_max, held_scans,
      removed_at, merge_fields
    from contacts where list_id = ${listId} and member_hash = any (${hashes})`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.member_hash,
      {
        id: row.id,
        hash: row.member_hash,
        mailchimpId: row.mailchimp_contact_id ?? undefined,
        email: row.email,
        status: row.status,
        code: row.code,
        max: row.max_scans,
        scans: row.scan_count,
        held: { code: row.held_code ?? undefined, max: row.held_max ?? undefined, scans: row.held_scans ?? undefined },
        isRemoved: row.removed_at !== null,
        fieldsText: fieldsText(row.merge_fields),
      },
    ]),
  )
}

export async function findTakenKeys(tx: Tx, listId: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ code_key: string }>`
    select code_key from contacts where list_id = ${listId} and code_key = any (${keys})`.execute(tx)
  return new Set(rows.map((row) => row.code_key))
}

/** Whoever is there already, or whose code is, is left out: the caller reads what stands. */
export async function addContacts(tx: Tx, listId: string, contacts: NewContact[]): Promise<void> {
  const rows = contacts.map(({ member, id, code, max, openingCount }) => ({
    id,
    hash: member.hash,
    mailchimp_id: member.mailchimpId ?? null,
    email: member.email,
    status: member.status,
    fields: JSON.parse(fieldsText(member.fields)) as object,
    code,
    max,
    opening: openingCount,
    held_code: member.held.code ?? null,
    held_max: member.held.max ?? null,
    held_scans: member.held.scans ?? null,
  }))
  await sql`
    insert into contacts (list_id, id, member_hash, mailchimp_contact_id, email, status, merge_fields, code, max_scans,
      scan_count, opening_count, held_code, held_max, held_scans)
    select ${listId}, id, hash, mailchimp_id, email, status, fields, code, max, opening, opening, held_code, held_max, held_scans
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, hash text, mailchimp_id text, email text,
      status text, fields jsonb, code text, max int, opening int, held_code text, held_max int, held_scans int)
    order by hash
    on conflict do nothing`.execute(tx)
}

/** Never the code, never the count. A maximum that somebody changes here at this moment wins over what was read before. */
export async function updateFromMailchimp(tx: Tx, listId: string, changes: ContactChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ id, member, max, maxBefore }) => ({
    id,
    mailchimp_id: member.mailchimpId ?? null,
    email: member.email,
    status: member.status,
    fields: member.fields,
    max,
    max_before: maxBefore,
    held_code: member.held.code ?? null,
    held_max: member.held.max ?? null,
    held_scans: member.held.scans ?? null,
  }))
  await sql`
    with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, mailchimp_id text, email text,
        status text, fields jsonb, max int, max_before int, held_code text, held_max int, held_scans int)
    ), locked as (
      select c.id from contacts c join r on r.id = c.id where c.list_id = ${listId} order by c.id for no key update of c
    )
    update contacts c set mailchimp_contact_id = coalesce(r.mailchimp_id, c.mailchimp_contact_id), email = r.email,
      status = r.status, merge_fields = r.fields, removed_at = null,
      max_scans = case when c.max_scans = r.max_before then r.max else c.max_scans end,
      held_code = r.held_code, held_max = r.held_max, held_scans = r.held_scans
    from r join locked on locked.id = r.id
    where c.list_id = ${listId} and c.id = r.id`.execute(tx)
}

export type Written = { id: string; code: string; max: number; scans: number }

/**
 * Mailchimp now holds these values. Whoever has changed since they were read is written again: two writes of one contact
 * may arrive at Mailchimp in either order, and the version tells the other writer that it may not have been the last.
 */
export async function keepWritten(tx: Tx, listId: string, written: Written[]): Promise<void> {
  if (written.length === 0) return
  await sql`
    with w as (
      select * from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (id uuid, code text, max int, scans int)
    ), locked as (
      select c.id from contacts c join w on w.id = c.id where c.list_id = ${listId} order by c.id for no key update of c
    ), held as (
      update contacts c set held_code = w.code, held_max = w.max, held_scans = w.scans, refusal = null
      from w join locked on locked.id = w.id where c.list_id = ${listId} and c.id = w.id
      returning c.id, c.max_scans <> w.max or c.scan_count <> w.scans as has_changed
    )
    insert into pending_writes as p (list_id, contact_id)
    select ${listId}, id from held where has_changed
    on conflict (list_id, contact_id) do update set version = p.version + 1`.execute(tx)
}

/** Mailchimp will not take what we have for these contacts. Shown in the manager; not tried again by itself. */
export async function keepRefusals(tx: Tx, listId: string, refusals: { id: string; reason: string }[]): Promise<void> {
  if (refusals.length === 0) return
  await sql`
    update contacts c set refusal = left(r.reason, 500)
    from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as r (id uuid, reason text)
    where c.list_id = ${listId} and c.id = r.id`.execute(tx)
}

export type ContactRow = {
  id: string
  email: string
  displayValue: string
  status: string
  code: string
  maxScans: number
  scanCount: number
}

/** Ordered by email. `q` is the beginning of one; `after` the email that the page before ended with. */
export async function findPage(
  database: Database,
  scope: { person: string; list: string },
  {
    q,
    after,
    displayField,
    count,
  }: { q: string | undefined; after: string | undefined; displayField: string | null; count: number },
): Promise<ContactRow[]> {
  const begin = (q ?? '').toLowerCase()
  return database.as(scope, async (tx) => {
    const { rows } = await sql<ContactRow>`
      select id, email, display_value(merge_fields, '', ${displayField}) as "displayValue", status, code,
        max_scans as "maxScans", scan_count as "scanCount"
      from contacts
      where list_id = ${scope.list} and removed_at is null and email_key > ${(after ?? '').toLowerCase()}
        and email_key >= ${begin} and starts_with(email_key, ${begin})
      order by email_key limit ${count}`.execute(tx)
    return rows
  })
}
