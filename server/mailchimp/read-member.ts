import { type FieldTags, type Member, readHeld } from './audience.ts'
import { withNames } from './names.ts'
import type { MemberRow } from './wire-members.ts'

/** The parts of a member that we use, in the form of Mailchimp's `fields`. */
export const memberFields = ['id', 'email_address', 'contact_id', 'status', 'merge_fields']

/** Mailchimp cuts a text at 255 bytes, and has no field with more than one level. */
const longestText = 2000
const deepest = 4

export function readMember(row: MemberRow, tags: FieldTags, readAt: Date): Member {
  const fields = withNames(storable(row.merge_fields ?? {}), tags.names)
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

/** PostgreSQL can store neither zeros nor half characters, and no one types them. Ordinary fields stay as they came. */
function storable(fields: Record<string, unknown>): Record<string, unknown> {
  return isStorable(fields) ? fields : cleaned(fields, 0)
}

function isStorable(fields: Record<string, unknown>): boolean {
  for (const tag in fields) {
    const value = fields[tag]
    if (!isPlain(tag)) return false
    if (typeof value === 'string' ? !isPlain(value) : typeof value === 'object' && value !== null) return false
  }
  return true
}

function isPlain(text: string): boolean {
  return text.length <= longestText && !text.includes('\0') && text.isWellFormed() && text !== '__proto__'
}

function cleaned(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([tag]) => tag !== '__proto__')
  return Object.fromEntries(entries.map(([tag, value]) => [cleanText(tag), clean(value, depth + 1)]))
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return ''
  return Array.isArray(value) ? value.map((each) => clean(each, depth + 1)) : cleaned(value, depth)
}

function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .slice(0, longestText)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
}
