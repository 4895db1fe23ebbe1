// Rows that are not as Mailchimp's description says, and that real accounts have or might have. A setting names them; every
// answer shows them so: listings, contacts alone, and answers to writes.
import { memberHash } from '../store/ids.ts'

type Row = Record<string, unknown>
type Bend = (row: Row, beside?: Row) => unknown

const without = (row: Row, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const withField = (row: Row, values: Row) => ({ ...row, merge_fields: { ...(row['merge_fields'] as Row), ...values } })

/** `beside`: another row of the same listing. */
const kinds = {
  no_email: (row) => without(row, 'email_address'),
  null_email: (row) => ({ ...row, email_address: null }),
  empty_email: (row) => ({ ...row, email_address: '' }),
  /** Contacts with a phone number alone exist since August 2025. */
  phone_only: (row) => ({ ...row, id: memberHash(''), email_address: null, sms_phone_number: '+15550100' }),
  phone_without_keys: (row) => ({ ...without(row, 'id', 'contact_id'), email_address: null }),
  number_email: (row) => ({ ...row, email_address: 12345 }),
  object_email: (row) => ({ ...row, email_address: { address: row['email_address'] } }),
  long_email: (row) => ({ ...row, email_address: `${'a'.repeat(5000)}@example.com` }),
  spaced_email: (row) => ({ ...row, email_address: `  ${String(row['email_address'])} ` }),
  capital_email: (row) => ({ ...row, email_address: String(row['email_address']).toUpperCase() }),
  nul_email: (row) => ({ ...row, email_address: `\0${String(row['email_address'])}` }),
  no_id: (row) => without(row, 'id'),
  null_id: (row) => ({ ...row, id: null }),
  number_id: (row) => ({ ...row, id: 12345 }),
  no_keys: (row) => without(row, 'id', 'merge_id', 'contact_id', 'email_address'),
  number_contact_id: (row) => ({ ...row, contact_id: 12345 }),
  doubled_id: (row, beside) => ({ ...row, ...(beside && { id: beside['id'], contact_id: beside['contact_id'] }) }),
  other_case: (row, beside) => {
    const email = String(beside?.['email_address'] ?? row['email_address']).toUpperCase()
    return { ...row, email_address: email, id: memberHash(`other ${email}`) }
  },
  null_row: () => null,
  text_row: () => 'a contact',
  number_row: () => 12345,
  list_row: () => [],
  no_fields: (row) => without(row, 'merge_fields'),
  null_fields: (row) => ({ ...row, merge_fields: null }),
  empty_list_fields: (row) => ({ ...row, merge_fields: [] }),
  list_fields: (row) => ({ ...row, merge_fields: ['Ann'] }),
  text_fields: (row) => ({ ...row, merge_fields: 'FNAME' }),
  nested_fields: (row) => withField(row, { FNAME: { first: [{ of: { 'a\0b': 'c\0d' } }] } }),
  deep_fields: (row) => withField(row, { FNAME: nested(5000) }),
  number_name: (row) => withField(row, { FNAME: 12345, LNAME: true }),
  null_name: (row) => withField(row, { FNAME: null, LNAME: null }),
  nul_name: (row) => withField(row, { FNAME: 'An\0n', LNAME: '\0' }),
  half_character: (row) => withField(row, { FNAME: 'Ann \ud83d', LNAME: '\udc00' }),
  long_values: (row) => withField(row, { FNAME: 'Ann '.repeat(50_000) }),
  huge_numbers: (row) => withField(row, { TABLE: 1e308 }),
  /** Our own numbers: a write seems not to be kept. */
  huge_counts: (row) => withField(row, { QRMAX: 1e300, QRSCANS: -1e300 }),
  strange_names: (row) => withField(row, { ['__proto__']: 'x', constructor: 'y', '': 'z' }),
  unknown_status: (row) => ({ ...row, status: 'dormant' }),
  no_status: (row) => without(row, 'status'),
  null_status: (row) => ({ ...row, status: null }),
  number_status: (row) => ({ ...row, status: 1 }),
  long_status: (row) => ({ ...row, status: 's'.repeat(5000) }),
  odd_dates: (row) => ({ ...row, last_changed: '28/11/2026 9.30', timestamp_opt: '' }),
  number_dates: (row) => ({ ...row, last_changed: 1_795_000_000, timestamp_opt: 0 }),
  null_dates: (row) => ({ ...row, last_changed: null, timestamp_opt: null }),
  far_dates: (row) => ({ ...row, last_changed: '9999-12-31T23:59:59+00:00' }),
  null_tags: (row) => ({ ...row, tags: null, tags_count: null }),
  text_tags: (row) => ({ ...row, tags: 'VIP' }),
  no_links: (row) => without(row, '_links'),
  null_list: (row) => ({ ...row, list_id: null }),
  number_values: (row) => mapped(row, (value) => (typeof value === 'string' ? 7 : value)),
  null_values: (row) => mapped(row, () => null),
} satisfies Record<string, Bend>

export type OddKind = keyof typeof kinds
export const oddKinds = Object.keys(kinds) as OddKind[]
const bends: Record<OddKind, Bend> = kinds

/** Entries as in the setting: an address, tag, name or id, a colon, and the kind. */
export function readOdd(entries: readonly string[]): Map<string, OddKind> {
  const read = entries.map((entry) => {
    const colon = entry.lastIndexOf(':')
    return [entry.slice(0, colon).toLowerCase(), entry.slice(colon + 1)] as const
  })
  return new Map(read.filter((each): each is [string, OddKind] => Object.hasOwn(kinds, each[1])))
}

/** The answer with its odd rows; the same answer if it has none of them. */
export function showOdd(body: unknown, odd: Map<string, OddKind>): unknown {
  if (odd.size === 0 || !isRow(body)) return body
  const kind = kindOf(body, odd)
  if (kind) return bends[kind](body)
  let isOdd = false
  const shown = mapped(body, (value) => {
    const now = Array.isArray(value) ? showRows(value, odd) : isRow(value) ? showOdd(value, odd) : value
    isOdd ||= now !== value
    return now
  })
  return isOdd ? shown : body
}

function showRows(rows: unknown[], odd: Map<string, OddKind>): unknown[] {
  const found = rows.map((row) => (isRow(row) ? kindOf(row, odd) : undefined))
  if (found.every((kind) => kind === undefined)) return rows
  return rows.map((row, place) => {
    const kind = found[place]
    return kind ? bends[kind](row as Row, (rows[place - 1] ?? rows[place + 1]) as Row | undefined) : row
  })
}

function kindOf(row: Row, odd: Map<string, OddKind>): OddKind | undefined {
  for (const name of ['email_address', 'tag', 'name', 'id', 'url']) {
    const kind = odd.get(String(row[name]).toLowerCase())
    if (kind) return kind
  }
  return undefined
}

function mapped(row: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))
}

function nested(depth: number): unknown {
  let value: unknown = 'Ann'
  for (let at = 0; at < depth; at++) value = [value]
  return value
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
