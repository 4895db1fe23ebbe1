import { type FieldTags, type Member, readHeld } from './audience.ts'
import type { MemberRow } from './wire-members.ts'

/** The parts of a member that we use, in the form of Mailchimp's `fields`. */
export const memberFields = ['id', 'email_address', 'contact_id', 'status', 'merge_fields']

export function readMember(row: MemberRow, tags: FieldTags, readAt: Date): Member {
  const fields = withoutZeros(row.merge_fields ?? {})
  return {
    hash: row.id,
    mailchimpId: row.contact_id ?? undefined,
    email: row.email_address,
    status: row.status,
    fields,
    held: readHeld(fields, tags),
    readAt,
  }
}

/** PostgreSQL cannot store a zero character, and no one types one. */
function withoutZeros(fields: Record<string, unknown>): Record<string, unknown> {
  if (!hasZeros(fields)) return fields
  const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return Object.fromEntries(Object.entries(fields).map(([tag, value]) => [tag, clean(value)]))
}

function hasZeros(fields: Record<string, unknown>): boolean {
  for (const tag in fields) {
    const value = fields[tag]
    if (typeof value === 'string' && value.includes('\0')) return true
  }
  return false
}
