// Compares what Mailchimp holds with what was sent to it. It answers 200 even for unknown tags.
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said } from '../kernel/said.ts'
import { type FieldTags, type MemberValues, type NotTaken, ourValues, readHeld } from './audience.ts'

export type Compared = {
  /** Tags of ours that the row does not have at all. */
  missing: string[]
  /** Our own values are there: code, maximum and count. */
  hasOurs: boolean
  /** The tags of other values that are not there. */
  lacking: string[]
  /** The tags of addresses that are not whole: then Mailchimp may keep no change of the contact, with 200. */
  halves: string[]
}

/** An unsent number may be missing, because some accounts leave out unset ones. */
export function compareWritten(sent: MemberValues, fields: Record<string, unknown>, tags: FieldTags): Compared {
  const needed = Object.keys(ourValues({ ...sent, code: sent.code ?? '', others: {} }, tags))
  const held = readHeld(fields, tags)
  return {
    missing: needed.filter((tag) => !(tag in fields)),
    hasOurs:
      (sent.code === null || held.code === sent.code) &&
      held.scans === sent.scans &&
      (sent.max === null || held.max === sent.max),
    lacking: Object.entries(sent.others ?? {})
      .filter(([tag, value]) => !isSameValue(value, fields[tag]))
      .map(([tag]) => tag),
    halves: halfAddresses(fields),
  }
}

const addressParts = ['addr1', 'city', 'state', 'zip']

/** An address is an object of parts. Mailchimp needs all of these, or none. */
function halfAddresses(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([tag, value]) => {
    if (typeof value !== 'object' || value === null || !('addr1' in value)) return []
    const parts = value as Record<string, unknown>
    return addressParts.some((part) => (parts[part] ?? '') === '') ? [tag] : []
  })
}

export function isTaken({ missing, hasOurs, lacking }: Compared): boolean {
  return missing.length === 0 && hasOurs && lacking.length === 0
}

/** Throws if every row lacks a tag of ours: then the list has no such field any more. */
export function refuseIfMoved(compared: Compared[]): void {
  const [first] = compared
  if (!first || compared.some(({ missing }) => missing.length === 0)) return
  const fields = first.missing.join(', ')
  throw new MailchimpTrouble('fields_moved', { why: said('mailchimp_answer_lacks', { fields }) })
}

export function notTakenBy({ hash }: MemberValues, { hasOurs, lacking, halves }: Compared): NotTaken {
  const reason =
    halves.length > 0
      ? said('mailchimp_half_address', { fields: halves.join(', ') })
      : said(hasOurs ? 'mailchimp_value_dropped' : 'mailchimp_row_not_held')
  return { hash, reason, blamed: hasOurs ? lacking : [], hasOurs }
}

/** The number of characters from which Mailchimp may have cut a text: it keeps 255 bytes. */
const perhapsCut = 60

/**
 * Whether Mailchimp holds a value. It writes dates, phone numbers and addresses of pages in a form of its own, and may cut a text or
 * show it with entities.
 */
export function isSameValue(sent: string, held: unknown): boolean {
  if (held === undefined) return false
  const text = held === null ? '' : typeof held === 'string' ? held : JSON.stringify(held)
  if (sent.trim() === text.trim()) return true
  if (sent.trim() === '' || text.trim() === '') return false
  if (Number(sent) === Number(text)) return true
  const [ours, theirs] = [core(sent), core(text)]
  return ours === theirs || digits(sent) === digits(text) || (ours.length > perhapsCut && ours.startsWith(theirs))
}

function core(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/&(?:#\d+|\w+);/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The numbers of a text in any order, such as those of a date; itself if it has other letters. */
function digits(text: string): string {
  if (/\p{L}/u.test(text)) return text
  const found = text.match(/\d+/g) ?? []
  return found.length < 2
    ? text
    : found
        .map(Number)
        .toSorted((a, b) => a - b)
        .join(' ')
}
