// The product's calls to one Mailchimp list, in the product's own words. Wire names stay inside this folder.
import { createHash } from 'node:crypto'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'

/** Mailchimp reads at most this many members a call. */
export const membersPerRead = 1000

/** Mailchimp takes at most this many members a call. */
export const membersPerWrite = 500

/** The field for each of our values. Tags may be renamed by hand, so they are looked up first. */
export type FieldTags = { code: string; max: string; scans: string }

/** Mailchimp's values in our three fields; undefined for an empty or invalid one. */
export type Held = { code: string | undefined; max: number | undefined; scans: number | undefined }

export type Member = {
  /** md5 of the small-letter email: Mailchimp's own key. */
  hash: string
  /** Stays when the email changes; not always given. */
  mailchimpId: string | undefined
  email: string
  status: string
  /** Every field of the list, including those that are not ours. */
  fields: Record<string, unknown>
  held: Held
  /** When the request was sent: values that Mailchimp sent or accepted later are newer. */
  readAt: Date
}

export type MemberValues = {
  hash: string
  email: string
  code: string
  /** Null if Mailchimp already holds it, as far as we know, so that a concurrent change there is not overwritten. */
  max: number | null
  scans: number
  others?: Record<string, string>
}

export type ListField = {
  mergeId: number
  tag: string
  name: string
  type: string
  /** The choices of a radio or dropdown field; empty for others. */
  choices: string[]
  /** On sign-up forms, where people could edit it themselves. */
  isPublic: boolean
}

export type NewField = { tag: string; name: string; type: 'text' | 'number'; helpText: string }

/** An address that Mailchimp calls when a member changes. */
/** `isSigned`: Mailchimp signs its deliveries; undefined where it does not say. */
export type Hook = { id: string; url: string; isSigned: boolean | undefined }

/** Not `isWhole` when the list moved so much while the page was read that a member may be missing. */
export type Page = { members: Member[]; total: number; isWhole: boolean }

/** `hashes` are of all members of the page, archived ones too, in Mailchimp's order. */
export type OrderedPage = {
  members: Member[]
  hashes: string[]
  total: number
  /** Mailchimp showed as many rows as were asked for: there may be more behind them, whatever the total says. */
  isFull: boolean
  /** False when a member may be missing: the list moved much while the page was read, or there was more than Mailchimp's numbers said. */
  isWhole: boolean
}

/** A part of a list, by the time of the last change in whole seconds: from `from`, inclusive, to `until`, exclusive. */
export type TimeSpan = { from?: Date; until?: Date }

/** `last`: when the last row changed; undefined where Mailchimp does not say. */
export type TimedPage = OrderedPage & { rows: number; last: Date | undefined }

export type Audience = {
  /** The timestamp for an answer to a request that is sent now. */
  now: () => Date
  /** As Mailchimp counts them; in some lists archived members are among them. */
  countMembers: (status?: 'archived') => Promise<number>
  /** A page of up to 1,000 in a stable order, with archived members left out of `members`. Each member appears once. */
  membersFrom: (first: number, tags: FieldTags) => Promise<OrderedPage>
  /** The same in the order of the last change; `total` is of the time span alone. */
  membersByTime: (span: TimeSpan, first: number, tags: FieldTags) => Promise<TimedPage>
  /**
   * Writes at most 500 members. Returns those that Mailchimp refused or did not confirm, with the reasons. Throws
   * trouble of the kind `fields_moved` if the list has no fields with these tags: then Mailchimp has stored nothing.
   */
  writeValues: (values: MemberValues[], tags: FieldTags) => Promise<{ email: string; reason: string }[]>
  /**
   * Writes one member alone, as above; answers the reason when Mailchimp refuses. No error when hash, address and search all
   * find none.
   */
  writeOne: (values: MemberValues, tags: FieldTags) => Promise<string | undefined>
  /** Subscribed members, as Mailchimp's statistics of the list have it: up to five minutes old. Undefined when it does not say. */
  countSubscribed: () => Promise<number | undefined>
  /** False only when Mailchimp says so: a separate look at the list, for when another answer says that it is gone. */
  isThere: () => Promise<boolean>
  listFields: () => Promise<ListField[]>
  /** The fields by their numbers. A field of `expected` missing from the listing is checked alone before it counts as gone. */
  findFields: (expected: number[]) => Promise<Map<number, ListField>>
  addField: (field: NewField) => Promise<ListField>
  /** Does nothing if it is already gone. */
  removeField: (mergeId: number) => Promise<void>
  /**
   * Finds a member by the hash, or by the address if it is given. Undefined when Mailchimp has no such member. Finds
   * archived members too.
   */
  findMember: (key: { hash: string; email?: string | undefined }, tags: FieldTags) => Promise<Member | undefined>
  /**
   * Throws if the search finds an unarchived member with this address. The search uses another index than `findMember`.
   */
  confirmGone: (email: string) => Promise<void>
  /** A page of the members who changed after this moment; archived members have a separate listing. */
  changedSince: (since: Date, which: 'present' | 'archived', first: number, tags: FieldTags) => Promise<Page>
  hooks: () => Promise<Hook[]>
  /** The secret signs deliveries and is shown only this once; undefined when they are not signed. */
  addHook: (url: string) => Promise<Hook & { secret: string | undefined }>
  /** Does nothing if it is already gone. */
  removeHook: (id: string) => Promise<void>
}

/** Used for a list without our fields: its members have no values of ours. */
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

/** Mailchimp gives a number that was never set as "" (FACTS §4); null and a missing key are nothing as well. */
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

/** The refusal of one member, in Mailchimp's words, or the trouble thrown on when it is not about this member. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') throw error
  const field = error.fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ')
  return [error.details ?? error.message, field].filter((part) => part !== '').join(' ')
}
