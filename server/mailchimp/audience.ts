// What the product asks of one Mailchimp list, in the product's own words. Wire names stay inside this folder.
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
}

export type MemberValues = {
  hash: string
  email: string
  code: string
  max: number
  scans: number
  others?: Record<string, string>
}

/** `choices` of a radio or dropdown field; empty for others. */
export type ListField = { mergeId: number; tag: string; name: string; type: string; choices: string[] }

export type NewField = { tag: string; name: string; type: 'text' | 'number'; helpText: string }

export type Audience = {
  countMembers: () => Promise<number>
  /** A page in a steady order, archived members left out. `isLast` when there is nothing behind it. */
  membersFrom: (first: number, tags: FieldTags) => Promise<{ members: Member[]; total: number; isLast: boolean }>
  /** Writes at most 500 members. Answers which of them Mailchimp refused, and why. */
  writeValues: (values: MemberValues[], tags: FieldTags) => Promise<{ email: string; reason: string }[]>
  /** Writes one member alone; the reason when Mailchimp refuses. */
  writeOne: (values: MemberValues, tags: FieldTags) => Promise<string | undefined>
  listFields: () => Promise<ListField[]>
  addField: (field: NewField) => Promise<ListField>
  /** Quiet when it is gone already. */
  removeField: (mergeId: number) => Promise<void>
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
  return { ...others, [tags.code]: code, [tags.max]: max, [tags.scans]: scans }
}

/** The refusal of one member, in Mailchimp's words, or the trouble thrown on when it is not about this member. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof MailchimpTrouble) || (error.kind !== 'refused' && error.kind !== 'not_found')) throw error
  const field = error.fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ')
  return [error.details ?? error.message, field].filter((part) => part !== '').join(' ')
}
