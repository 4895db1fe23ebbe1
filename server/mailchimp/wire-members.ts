// The rows of a listing of members, read one by one: a row that cannot be understood is left out and named, and stops no
// other (docs/decisions/0108). Ordinary rows are checked by hand and kept as they came, because a page has 1,000.
import * as z from 'zod/mini'
import { memberHash, type OddRow, type OddWhy } from './audience.ts'
import { idForm, ofList } from './wire.ts'

/** A member that Listpass understands. The address may be empty: some contacts have only a phone number. */
export type MemberRow = {
  id: string
  email_address: string
  status: string
  contact_id?: string | null | undefined
  list_id?: string | null | undefined
  last_changed?: string | null | undefined
  merge_fields?: Record<string, unknown> | null | undefined
}

export const memberPage = z.object({ ...ofList, members: z.custom<unknown[]>(Array.isArray), total_items: z.number() })

/** A member alone, of any form. An answer that is no JSON is no answer. */
export const anyRow = z.custom((row) => row !== undefined)

/** The key of a contact without an address: the md5 of nothing, the same for all of them. */
const keyOfNobody = memberHash('')

/** Keys that Mailchimp gives: the md5 of an address, or the id of a contact. */
const keyForm = /^[0-9a-f]{32}$/
const plainEmail = /^[\x21-\x7e]{1,320}$/
const longestEmail = 320

// oxlint-disable-next-line no-control-regex -- no address has these, and PostgreSQL keeps no zero
const notInEmails = /[\u0000-\u001f\u007f\ufffd]/g

const longestStatus = 50

/** True only for a row that needs no tidying. */
export function isOrdinary(row: unknown): row is MemberRow {
  if (!isRecord(row)) return false
  const { id, email_address: email, status, contact_id: contactId } = row
  return (
    typeof id === 'string' &&
    idForm.test(id) &&
    id !== keyOfNobody &&
    typeof email === 'string' &&
    plainEmail.test(email) &&
    typeof status === 'string' &&
    isStatus(status) &&
    (contactId === undefined || contactId === null || (typeof contactId === 'string' && idForm.test(contactId))) &&
    isTextOrNothing(row['last_changed']) &&
    isTextOrNothing(row['list_id']) &&
    isRecordOrNothing(row['merge_fields'])
  )
}

/** `first`: the place of the first row in the whole listing. */
export function readRows(rows: readonly unknown[], first: number): { members: MemberRow[]; odd: OddRow[] } {
  const odd: OddRow[] = []
  const found: Found[] = []
  for (const [place, row] of rows.entries()) {
    const read = isOrdinary(row) ? row : tidy(row)
    if (!isOdd(read)) found.push({ row: read })
    else if (read.key !== '') odd.push(read)
    else odd.push({ ...read, key: `row ${first + place}`, isNameless: true })
  }
  const apart = setTwinsApart(found)
  return { members: apart.members, odd: [...odd, ...apart.odd] }
}

/** One member, that was asked for by this key. */
export function readOne(row: unknown, key: string): MemberRow | OddRow {
  const read = isOrdinary(row) ? row : tidy(row)
  if (!isOdd(read)) return read
  return read.key === key ? read : { ...read, key, isGuess: true }
}

/** A row in the answer of a write. `isOwn`: it shows the key itself. `fields`: if it shows them. */
export type WrittenRow = { key: string; isOwn: boolean; fields: Record<string, unknown> | undefined }

/** Undefined if the row does not tell of whom it is. */
export function readWritten(row: unknown): WrittenRow | undefined {
  if (!isRecord(row)) return undefined
  const { id, contact_id: contactId, merge_fields: fields } = row
  const isOwn = typeof id === 'string' && id !== keyOfNobody
  const other = typeof contactId === 'string' ? contactId : undefined
  const key = isOwn ? id : keyOf(undefined, emailOf(row['email_address']), other)
  return key === undefined ? undefined : { key, isOwn, fields: isRecord(fields) ? fields : undefined }
}

export function isOdd(read: MemberRow | OddRow): read is OddRow {
  return 'why' in read
}

type Found = { row: MemberRow }

/**
 * Two different rows of one answer with the same key or address: the one whose key is that of its address is the contact. A
 * row that comes twice unchanged stays twice, because it may hide another one.
 */
function setTwinsApart(found: Found[]): { members: MemberRow[]; odd: OddRow[] } {
  const byKey = new Map<string, Found>()
  const contactIds = new Map<string, Found>()
  const twins = new Set<Found>()
  for (const each of found) {
    const { contact_id: contactId } = each.row
    const holder = contactId ? contactIds.get(contactId) : undefined
    // Two contacts with one id would become one person.
    if (holder && !isSame(holder, each)) each.row = { ...each.row, contact_id: undefined }
    else if (contactId) contactIds.set(contactId, each)
    const { id, email_address: email } = each.row
    const keys = email === '' ? [id] : [id, email.toLowerCase()]
    const other = keys.map((key) => byKey.get(key)).find((known) => known !== undefined && !isSame(known, each))
    const loser = other && hasOwnKey(each.row) && !hasOwnKey(other.row) ? other : each
    if (other) twins.add(loser)
    if (loser !== each || !other) for (const key of keys) byKey.set(key, each)
  }
  if (twins.size === 0) return { members: found.map(({ row }) => row), odd: [] }
  const members = found.filter((each) => !twins.has(each)).map(({ row }) => row)
  const taken = new Set(members.map(({ id }) => id))
  const odd = [...twins].map(({ row: { id, email_address: email } }): OddRow => {
    const own = email === '' ? id : memberHash(email)
    return { key: taken.has(own) ? `${own} again` : own, label: email || id, why: 'twice' }
  })
  return { members, odd }
}

function isSame(one: Found, other: Found): boolean {
  return JSON.stringify(one.row) === JSON.stringify(other.row)
}

function hasOwnKey({ id, email_address: email }: MemberRow): boolean {
  return id === memberHash(email)
}

/** The row in the usual form, as far as it can be understood. The key of an odd row is empty if nothing in it names the contact. */
function tidy(row: unknown): MemberRow | OddRow {
  if (!isRecord(row)) return { key: '', label: '', why: 'form' }
  const email = emailOf(row['email_address'])
  const contactId =
    typeof row['contact_id'] === 'string' && idForm.test(row['contact_id']) ? row['contact_id'] : undefined
  const key = keyOf(row['id'], email, contactId)
  const odd = (why: OddWhy): OddRow => ({ key: key ?? '', label: email || (key ?? ''), why })
  if (email === undefined) return odd('address')
  if (key === undefined) return odd('no_address')
  const { status, merge_fields: fields } = row
  if (typeof status !== 'string' || !isStatus(status)) return odd('status')
  // PHP writes an empty object as an empty array.
  const isEmptyList = Array.isArray(fields) && fields.length === 0
  if (!isRecordOrNothing(fields) && !isEmptyList) return odd('fields')
  return {
    id: key,
    email_address: email,
    status,
    contact_id: contactId,
    list_id: textOf(row['list_id']),
    last_changed: textOf(row['last_changed']),
    merge_fields: isRecord(fields) ? fields : {},
  }
}

/** Empty if the contact has none; undefined if it cannot be one. */
function emailOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') return undefined
  const email = value.toWellFormed().replace(notInEmails, '').trim()
  return email.length > longestEmail ? undefined : email
}

/** A contact without an address is known by its own id, which paths accept as well. */
function keyOf(id: unknown, email: string | undefined, contactId: string | undefined): string | undefined {
  const isKey = typeof id === 'string' && idForm.test(id) && id !== keyOfNobody
  if (isKey && (email || keyForm.test(id))) return id
  if (email) return memberHash(email)
  return contactId !== undefined && keyForm.test(contactId) ? contactId : undefined
}

function isStatus(text: string): boolean {
  return /^[\w -]+$/.test(text) && text.length <= longestStatus
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

function isRecordOrNothing(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || value === null || isRecord(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
