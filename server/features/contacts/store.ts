import { sql } from 'kysely'
import { anyList } from '../../database/in-index-order.ts'
import type { Tx } from '../../database/open.ts'
import type { Held, Member } from '../../mailchimp/audience.ts'
import { longestReadMs } from './who-is-right.ts'

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
  /** The status counts as a guest. Other contacts get no code in Mailchimp that they do not have yet. */
  isCounted: boolean
  /** Why Mailchimp rejects this contact's values. */
  refusal: string | undefined
  /** When Mailchimp last sent or accepted these values. */
  heardAt: Date
  /** The merge fields as one text, for comparison. */
  fieldsText: string
}

export type NewContact = { member: Member; id: string; code: string; max: number; openingCount: number }
export type ContactChange = { id: string; member: Member; max: number; maxBefore: number }

/** Object keys are sorted, so that equal fields are equal texts. */
export function fieldsText(fields: Record<string, unknown>): string {
  return JSON.stringify(fields, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/**
 * Removed contacts keep their code: it is refused, and never issued again. Contacts that changed after the request are
 * skipped.
 */
export async function markRemoved(
  tx: Tx,
  listId: string,
  hashes: string[],
  status: 'archived' | 'deleted',
  readAt: Date,
): Promise<void> {
  if (hashes.length === 0) return
  await sql`
    update contacts set removed_at = coalesce(removed_at, now()), status = ${status}, heard_at = ${readAt}
    where list_id = ${listId} and member_hash = any (${hashes}) and (removed_at is null or status <> ${status})
      and not (heard_at > ${readAt} and heard_at < ${readAt}::timestamptz + make_interval(secs => ${longestReadMs / 1000}))`.execute(
    tx,
  )
}

/** How many of these are in the list, by status. They are found by either of Mailchimp's keys. */
export async function countPresent(
  tx: Tx,
  listId: string,
  hashes: string[],
  mailchimpIds: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from contacts where list_id = ${listId} and removed_at is null
      and (member_hash = any (${hashes}) or mailchimp_contact_id = any (${mailchimpIds})) group by status`.execute(tx)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** The keys among these whose contact is still in the list here. */
export async function findPresent(tx: Tx, listId: string, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<{ hash: string }>`
    select member_hash as hash from contacts
    where list_id = ${listId} and removed_at is null and member_hash = any (${hashes})`.execute(tx)
  return rows.map(({ hash }) => hash)
}

/** The addresses of contacts, by Mailchimp's keys. */
export async function findEmails(tx: Tx, listId: string, hashes: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ hash: string; email: string }>`
    select member_hash as hash, email from contacts
    where list_id = ${listId} and member_hash = any (${hashes}) and erased_at is null`.execute(tx)
  return new Map(rows.map(({ hash, email }) => [hash, email]))
}

export async function findByHash(tx: Tx, listId: string, hashes: string[]): Promise<Map<string, Contact>> {
  if (hashes.length === 0) return new Map()
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
    is_counted: boolean
    refusal: string | null
    heard_at: Date
    merge_fields: Record<string, unknown>
  }>`
    select c.*, c.status <> all (l.uncounted) as is_counted
    from lists l cross join unnest(${hashes}::text[]) as h (hash) cross join lateral (
      select id, member_hash, mailchimp_contact_id, email, status, code, max_scans, scan_count, held_code, held_max, held_scans,
        removed_at, refusal, heard_at, merge_fields
      from contacts where list_id = ${anyList(listId)} and member_hash = h.hash offset 0
    ) c where l.id = ${listId}`.execute(tx)
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
        isCounted: row.is_counted,
        refusal: row.refusal ?? undefined,
        heardAt: row.heard_at,
        fieldsText: fieldsText(row.merge_fields),
      },
    ]),
  )
}

/** The seed of the running batch of the list: it gives the same code to the same Mailchimp key. */
export async function findSeed(tx: Tx, listId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ seed: Buffer | null }>`
    select seed from batches where list_id = ${listId} and finished_at is null and cancelled_at is null`.execute(tx)
  return rows[0]?.seed ?? undefined
}

/** Contacts with a change that is not yet written to Mailchimp. */
export async function findPending(tx: Tx, listId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select contact_id as id from pending_writes where list_id = ${listId} and contact_id = any (${ids})`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Until the transaction ends, no door gives one of these codes to a guest. */
export async function findTakenKeys(tx: Tx, listId: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  await sql`select pg_advisory_xact_lock_shared(k.lock) from code_locks(${keys}::text[]) as k (lock)`.execute(tx)
  const { rows } = await sql<{ code_key: string }>`
    select k.code_key from unnest(${keys}::text[]) as k (code_key)
    where exists (select from contacts c where c.list_id = ${anyList(listId)} and c.code_key = k.code_key offset 0)
      or exists (select from other_codes o where o.list_id = ${listId} and o.code_key = k.code_key)
      or exists (select from retired_codes r where r.list_id = ${listId} and r.code_key = k.code_key)`.execute(tx)
  return new Set(rows.map((row) => row.code_key))
}

/** Skips members that already exist or whose code does; the caller reads those. Returns the added ones. */
export async function addContacts(tx: Tx, listId: string, contacts: NewContact[]): Promise<Set<string>> {
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
    read_at: member.readAt,
  }))
  const { rows: added } = await sql<{ hash: string }>`
    insert into contacts (list_id, id, member_hash, mailchimp_contact_id, email, status, merge_fields, code, max_scans,
      scan_count, opening_count, held_code, held_max, held_scans, heard_at)
    select ${listId}, id, hash, mailchimp_id, email, status, fields, code, max, opening, opening, held_code, held_max, held_scans,
      read_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, hash text, mailchimp_id text, email text,
      status text, fields jsonb, code text, max int, opening int, held_code text, held_max int, held_scans int, read_at timestamptz)
    order by hash
    on conflict do nothing
    returning member_hash as hash`.execute(tx)
  return new Set(added.map(({ hash }) => hash))
}

/**
 * Never changes the code, the count, or the name that a door gave, if Mailchimp has none. Never applies values older
 * than the stored ones. A guest whom a door added stays one where the status that Mailchimp gave it does not count. A
 * maximum changed here at this moment wins over one that was read before.
 */
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
    read_at: member.readAt,
  }))
  await sql`
    with r as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, mailchimp_id text, email text,
        status text, fields jsonb, max int, max_before int, held_code text, held_max int, held_scans int, read_at timestamptz)
    ), locked as (
      select c.id from contacts c where c.list_id = ${anyList(listId)} and c.id = any (array(select id from r))
      order by c.id for no key update
    )
    update contacts c set mailchimp_contact_id = coalesce(r.mailchimp_id, c.mailchimp_contact_id), email = r.email,
      status = case when c.status = 'door' and r.status in ('transactional', 'pending') and r.status = any (l.uncounted) then 'door'
        else r.status end, merge_fields = r.fields || own_names(c, r.fields), removed_at = null,
      max_scans = case when c.max_scans = r.max_before then r.max else c.max_scans end,
      held_code = r.held_code, held_max = r.held_max, held_scans = r.held_scans, heard_at = r.read_at
    from r join locked on locked.id = r.id join lists l on l.id = ${listId}
    where c.list_id = ${anyList(listId)} and c.id = r.id and not (c.heard_at > r.read_at and c.heard_at < r.read_at + make_interval(secs => ${longestReadMs / 1000}))`.execute(
    tx,
  )
}

export type Written = { id: string; code: string | null; max: number | null; scans: number }

/**
 * Stores that Mailchimp now holds these values. A contact that changed since the read is written again: two writes of
 * one contact may arrive in either order. The version tells the other writer that its write may not be the last.
 */
export async function keepWritten(tx: Tx, listId: string, written: Written[]): Promise<void> {
  if (written.length === 0) return
  await sql`
    with w as (
      select * from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (id uuid, code text, max int, scans int)
    ), locked as (
      -- Finds rows by their ids only. A list that was just filled has no statistics. A join with a condition on erased_at
      -- read the whole list for each id: 5 s a page instead of 0.03.
      select c.id from contacts c where c.list_id = ${anyList(listId)} and c.id = any (array(select id from w))
      order by c.id for no key update
    ), held as (
      update contacts c set held_code = coalesce(w.code, c.held_code), held_max = coalesce(w.max, c.held_max), held_scans = w.scans, refusal = null,
        heard_at = greatest(c.heard_at, date_trunc('milliseconds', clock_timestamp()))
      from w join locked on locked.id = w.id where c.list_id = ${anyList(listId)} and c.id = w.id and c.erased_at is null
      returning c.id, c.max_scans is distinct from coalesce(w.max, c.held_max) or c.scan_count <> w.scans as has_changed
    )
    select queue_writes(${listId}, array_agg(id)) from held where has_changed`.execute(tx)
}

/** Mailchimp rejects our values for these contacts. The manager shows them; they are not retried automatically. */
export async function keepRefusals(tx: Tx, listId: string, refusals: { id: string; reason: string }[]): Promise<void> {
  if (refusals.length === 0) return
  await sql`
    update contacts c set refusal = left(r.reason, 500)
    from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as r (id uuid, reason text)
    where c.list_id = ${listId} and c.id = r.id and c.id = any (${refusals.map(({ id }) => id)}) and c.erased_at is null`.execute(
    tx,
  )
}

/** Queues contacts that are refused for this reason, those first that have waited longest. */
export async function queueRefused(tx: Tx, listId: string, reason: string, most: number): Promise<void> {
  await sql`
    select queue_writes(${listId}, array(select id from contacts where list_id = ${listId} and refusal = ${reason}
      and removed_at is null and erased_at is null order by heard_at limit ${most}))`.execute(tx)
}
