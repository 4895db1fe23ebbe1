import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'

export type StoredContact = {
  id: string
  email: string
  status: string
  fields: Record<string, unknown>
  code: string
  maxScans: number
  scanCount: number
  isBlocked: boolean
  mailchimpId: string | null
  heldCode: string | null
  heldMax: number | null
  heldScans: number | null
  refusal: string | null
  createdAt: Date
  removedAt: Date | null
}

export async function findContact(tx: Tx, listId: string, id: string): Promise<StoredContact | undefined> {
  const { rows } = await sql<StoredContact>`
    select id, email, status, merge_fields as fields, code, max_scans as "maxScans", scan_count as "scanCount",
      is_blocked as "isBlocked", mailchimp_contact_id as "mailchimpId", held_code as "heldCode", held_max as "heldMax",
      held_scans as "heldScans", refusal, created_at as "createdAt", removed_at as "removedAt"
    from contacts where list_id = ${listId} and id = ${id} and erased_at is null`.execute(tx)
  return rows[0]
}

export type StoredScan = {
  scanId: string
  reason: string
  standing: string | null
  door: string
  displayValue: string
  changes: { tag: string; value: string }[] | null
  scannedAt: Date | null
  receivedAt: Date
}

export async function findScans(tx: Tx, listId: string, contactId: string): Promise<StoredScan[]> {
  const { rows } = await sql<StoredScan>`
    select scan_id as "scanId", reason, standing, door, display_value as "displayValue", rule_effects as changes,
      scanned_at as "scannedAt", received_at as "receivedAt"
    from scans where list_id = ${listId} and contact_id = ${contactId} order by received_at, scan_id`.execute(tx)
  return rows
}

/** The lists of the teams that only the acting person belongs to. */
export async function findListsThatGo(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from lists_only_of_person()`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the person's row. That deletes all rows of the person, and the teams without another member. */
export async function removePerson(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', personId).execute()
}
