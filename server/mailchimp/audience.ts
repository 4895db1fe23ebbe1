// What the product asks of one Mailchimp list, in the product's own words. Wire names stay inside this folder.
import { createHash } from 'node:crypto'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'

/** Mailchimp reads at most this many members a call. */
export const membersPerRead = 1000

/** Mailchimp takes at most this many members a call. */
export const membersPerWrite = 500

/** Which field of the list holds which of our values: tags may be renamed by hand, so they are looked up first. */
export type FieldTags = { code: string; max: string; scans: string }

/** What Mailchimp holds for a member in our three fields; undefined for nothing or nonsense. */
export type Held = { code: string | undefined; max: number | undefined; scans: number | undefined }

export type Member = {
  /** md5 of the small-letter email: Mailchimp's own key. */
  hash: string
  /** Stays when the email changes; not always given. */
  mailchimpId: string | undefined
  email: string
  status: string
  /** Every field of the list, also those that are not ours. */
  fields: Record<string, unknown>
  held: Held
  /** When it was asked for: whatever Mailchimp told or took after that is newer. */
  readAt: Date
}

export type MemberValues = {
  hash: string
  email: string
  code: string
  /** Null where Mailchimp holds it already, as far as we know: who changes it there at this moment is not overwritten. */
  max: number | null
  scans: number
  others?: Record<string, string>
}

export type ListField = {
  mergeId: number
  tag: string
  name: string
  type: string
  /** Of a radio or dropdown field; empty for others. */
  choices: string[]
  /** On sign-up forms, where people could edit it themselves. */
  isPublic: boolean
}

export type NewField = { tag: string; name: string; type: 'text' | 'number'; helpText: string }

/** An address that Mailchimp calls when somebody changes. */
export type Hook = { id: string; url: string }

export type Page = { members: Member[]; total: number; isLast: boolean }

/** `hashes` are of all members of the page, archived ones too, in Mailchimp's order. */
export type OrderedPage = Page & { hashes: string[] }

export type Audience = {
  /** The moment that an answer is dated with which is asked for now. */
  now: () => Date
  countMembers: () => Promise<number>
  /** A page in a steady order, archived members left out. `isLast` when there is nothing behind it. */
  membersFrom: (first: number, tags: FieldTags) => Promise<OrderedPage>
  /** Writes at most 500 members. Answers which of them Mailchimp refused, and why. */
  writeValues: (values: MemberValues[], tags: FieldTags) => Promise<{ email: string; reason: string }[]>
  /** Writes one member alone; the reason when Mailchimp refuses. Quiet when there is no such member. */
  writeOne: (values: MemberValues, tags: FieldTags) => Promise<string | undefined>
  listFields: () => Promise<ListField[]>
  addField: (field: NewField) => Promise<ListField>
  /** Quiet when it is gone already. */
  removeField: (mergeId: number) => Promise<void>
  /** Undefined when the list has no such member; archived ones are found. */
  findMember: (hash: string, tags: FieldTags) => Promise<Member | undefined>
  /** A page of those who changed after this moment; archived members are a listing of their own. */
  changedSince: (since: Date, which: 'present' | 'archived', first: number, tags: FieldTags) => Promise<Page>
  hooks: () => Promise<Hook[]>
  /** The secret signs deliveries and is told this once; undefined when they are not signed. */
  addHook: (url: string) => Promise<Hook & { secret: string | undefined }>
  /** Quiet when it is gone already. */
  removeHook: (id: string) => Promise<void>
}

/** For a list that lacks our fields: its members hold nothing of ours. */
export const noTags: FieldTags = { code: '', max: '', scans: '' }

/** Mailchimp's key of a member, from the address. */
export function memberHash(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex')
}

export function readHeld(fields: Record<string, unknown>, tags: FieldTags): Held {
  const code = fields[tags.code]
  return {
    code: typeof code === 'string' && code !== '' ? code : undefined,
    max: readCount(fields[tags.max]),
    scans: readCount(fields[tags.scans]),
  }
}

/** Mailchimp gives a number that was never set as "", null or not at all (FACTS §4, unverified): all are nothing. */
function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 1_000_000_000
    ? number
    : undefined
}

export function ourValues(
  { code, max, scans, others }: MemberValues,
  tags: FieldTags,
): Record<string, string | number> {
  return { ...others, [tags.code]: code, ...(max !== null && { [tags.max]: max }), [tags.scans]: scans }
}

/**
 * The refusal of one member, in Mailchimp's words, or the trouble thrown on when it is not about this member. Somebody who
 * is no member any more has nothing to be refused.
 */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof MailchimpTrouble && error.kind === 'not_found') return undefined
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') throw error
  const field = error.fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ')
  return [error.details ?? error.message, field].filter((part) => part !== '').join(' ')
}

/** For what may be gone already. */
export function passGone(error: unknown): undefined {
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') throw error
}
