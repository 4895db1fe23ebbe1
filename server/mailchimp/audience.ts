// The product's calls to one Mailchimp list, in the product's own words. Wire names stay inside this folder.
import { createHash } from 'node:crypto'
import type { GuestStatus } from '#domain/guest-status.ts'
import type { Language } from '#domain/spoken.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said, type SaidOrText } from '../kernel/said.ts'
import type { NameFields } from './names.ts'

/** Mailchimp reads at most this many members a call. */
export const membersPerRead = 1000

/** Mailchimp accepts at most this many members a call. */
export const membersPerWrite = 500

/** The tag of the field for each of our values. Organisers may rename tags, so they are looked up first. */
export type FieldTags = {
  code: string
  max: string
  scans: string
  /** Undefined: those of Mailchimp's own audiences. */
  names?: NameFields | undefined
}

/** Mailchimp's values in our three fields; undefined for an empty or invalid one. */
export type Held = { code: string | undefined; max: number | undefined; scans: number | undefined }

export type Member = {
  /** md5 of the lower-case email: Mailchimp's own key. */
  hash: string
  /** Mailchimp's id of the contact. It stays the same when the email changes. Mailchimp does not always send it. */
  mailchimpId: string | undefined
  email: string
  status: string
  /** Every field of the list, including those that are not ours. */
  fields: Record<string, unknown>
  held: Held
  /** When the request was sent. Values that Mailchimp sent or accepted later are newer. */
  readAt: Date
}

export type MemberValues = {
  hash: string
  email: string
  /**
   * Null if Mailchimp already has this code, as far as we know. If another person has taken the address meanwhile,
   * their code must not be overwritten: it may be all that identifies them.
   */
  code: string | null
  /** Null in the same way, so that a concurrent change there is not overwritten. */
  max: number | null
  scans: number
  others?: Record<string, string>
}

/** A member that Mailchimp refused, or of which it does not hold all values. */
export type NotTaken = {
  hash: string
  /** Mailchimp's words, which may be empty, or ours. */
  reason: SaidOrText
  /** The tags that are known to be the cause. */
  blamed: string[]
  /** Our own values are there, and some of the `others` are not. */
  hasOurs: boolean
}

/** `language`: Mailchimp's codes are ours, and its `pt` is that of Brazil. */
export type NewMember = MemberValues & { status: 'pending' | 'transactional'; language: Language }

export type ListField = {
  mergeId: number
  tag: string
  name: string
  type: string
  /** The choices of a radio or dropdown field; empty for others. */
  choices: string[]
  isRequired: boolean
  /** Stands in a mail for contacts without a value. */
  defaultValue: string
  /** The field is on sign-up forms, where people could edit it themselves. */
  isPublic: boolean
}

/**
 * The rows of a listing, and those that were left out because they have another form: each by its title or name, else by its id. An
 * empty text: the row shows none of them.
 */
export type Listed<Row> = { rows: Row[]; leftOut: string[] }

export type NewField = { tag: string; name: string; type: 'text' | 'number'; helpText: string }

/**
 * Why a row of Mailchimp cannot be understood as a contact: it has neither an address nor an id; its address, its status or its
 * fields have another form; it is no contact at all; another contact of the same answer has its id or address.
 */
export type OddWhy = 'no_address' | 'address' | 'status' | 'fields' | 'form' | 'twice'

/**
 * A row that was left out. `key`: Mailchimp's key of the member. `label`: the address or the id; empty if it has none.
 * `isNameless`: nothing in the row says whose it is, and the key is its place in the listing. `isGuess`: only the question says it.
 */
export type OddRow = { key: string; label: string; why: OddWhy; isNameless?: true; isGuess?: true }

/** An address that Mailchimp calls when a member changes. */
/** `isSigned`: Mailchimp signs its deliveries; undefined if it does not say. */
export type Hook = { id: string; url: string; isSigned: boolean | undefined }

/** `isWhole` is false if the list moved so much during the read that a member may be missing. */
export type Page = { members: Member[]; odd: OddRow[]; total: number; isWhole: boolean }

/** `hashes` are those of all members of the page, including archived ones, in Mailchimp's order. */
export type OrderedPage = {
  members: Member[]
  hashes: string[]
  odd: OddRow[]
  total: number
  /** Mailchimp showed as many rows as requested: there may be more, whatever the total says. */
  isFull: boolean
  /**
   * False if a member may be missing: the list moved much during the read, or there were more rows than Mailchimp's
   * total.
   */
  isWhole: boolean
}

/** A part of a list, by the time of the last change in whole seconds: from `from`, inclusive, to `until`, exclusive. */
export type TimeSpan = { from?: Date; until?: Date }

/** `last`: when the last row changed; undefined if Mailchimp does not say. */
export type TimedPage = OrderedPage & { rows: number; last: Date | undefined }

/** A tag, which Mailchimp calls a static segment, or a saved segment. `members` counts those of every status but archived. */
export type Segment = { id: number; name: string; isTag: boolean; members: number }

/** `isWanted`: the member gets the tag, or loses it. */
export type TagChange = { email: string; isWanted: boolean }

/** An event of a member. Mailchimp keeps no fractions of a second, and texts alone. */
export type MemberEvent = { name: string; at: Date; properties: Record<string, string> }

/** A condition of a saved segment, which has all of its conditions. `empty`: the field with this tag has no value. */
export type Condition =
  | { kind: 'tagged'; tagId: number; isSo: boolean }
  | { kind: 'was_sent'; campaignWebId: number }
  | { kind: 'empty'; field: string }

/**
 * Members of a segment: its rows have no other key than the hash. `empty`: those without a value in the field that was asked for.
 */
export type SegmentPage = { hashes: string[]; odd: OddRow[]; total: number; empty: string[] }

export type Audience = {
  /** The timestamp for an answer to a request that is sent now. */
  now: () => Date
  /** Mailchimp's own count; in some lists it includes archived members. */
  countMembers: (status?: GuestStatus | 'archived') => Promise<number>
  /** A page of up to 1,000 in a stable order, with archived members left out of `members`. Each member appears once. */
  membersFrom: (first: number, tags: FieldTags) => Promise<OrderedPage>
  /** Such a page in the order of the last change. `total` covers only the time span. */
  membersByTime: (span: TimeSpan, first: number, tags: FieldTags) => Promise<TimedPage>
  /**
   * Writes at most 500 members. Returns those that Mailchimp refused, or still does not hold after a second look. Throws
   * `fields_moved` if the list has no fields with these tags: then Mailchimp has stored nothing.
   */
  writeValues: (values: MemberValues[], tags: FieldTags) => Promise<NotTaken[]>
  /**
   * Writes one member alone, as above, and once more if it was not kept. Undefined if Mailchimp took everything, or if hash,
   * address and search all find no member.
   */
  writeOne: (values: MemberValues, tags: FieldTags) => Promise<NotTaken | undefined>
  /**
   * Adds a member who is not subscribed: `pending`, whom Mailchimp asks by email, or `transactional`. Returns the member as
   * Mailchimp has it, which is unchanged if the address was there before; otherwise why it was not taken.
   */
  addMember: (member: NewMember, tags: FieldTags) => Promise<Member | NotTaken>
  /**
   * Subscribed members by Mailchimp's statistics of the list, up to five minutes old. Undefined if Mailchimp does not
   * say.
   */
  countSubscribed: () => Promise<number | undefined>
  /** False only if Mailchimp says so. A separate check of the list, for when another answer says that it is gone. */
  isThere: () => Promise<boolean>
  listFields: () => Promise<Listed<ListField>>
  /**
   * The fields by their numbers. A field of `expected` that is missing from the listing is checked alone before it
   * counts as gone.
   */
  findFields: (expected: number[]) => Promise<Map<number, ListField>>
  addField: (field: NewField) => Promise<ListField>
  /** Removes a field; does nothing if it is already gone. */
  removeField: (mergeId: number) => Promise<void>
  /**
   * Finds a member, archived ones too, by the hash, or by the address if it is given. Undefined if Mailchimp has no
   * such member. Throws `OddContact` if it cannot be understood.
   */
  findMember: (key: { hash: string; email?: string | undefined }, tags: FieldTags) => Promise<Member | undefined>
  /**
   * Throws if the search finds an unarchived member with this address. The search uses another index than `findMember`.
   */
  confirmGone: (email: string) => Promise<void>
  /** A page of the members that changed after this moment; archived members have a separate listing. */
  changedSince: (since: Date, which: 'present' | 'archived', first: number, tags: FieldTags) => Promise<Page>
  /** All tags and saved segments. Throws if Mailchimp lists fewer than it counts. */
  listSegments: () => Promise<Listed<Segment>>
  /** Undefined if neither the segment alone nor the list of segments shows it. */
  findSegment: (id: number) => Promise<Segment | undefined>
  /** A page of up to 1,000 members of every status but archived. Each member appears once. */
  segmentMembersFrom: (id: number, first: number, field?: string) => Promise<SegmentPage>
  /** Whether an unarchived member has this tag; undefined if Mailchimp does not find the member, or shows only a part of its tags. */
  hasTag: (hash: string, tagId: number) => Promise<boolean | undefined>
  /** Mailchimp's id of the tag with this name, in any case. */
  findTag: (name: string) => Promise<number | undefined>
  /** Mailchimp's id of the tag with this name. Makes it, unless there is one. */
  keepTag: (name: string) => Promise<number>
  /**
   * Gives members a tag, or takes it away, at most 500 a call. Their other tags stay. Returns the members that were refused, or
   * still differ after a second change.
   * Undefined if there is no such tag any more. Mailchimp passes over members that it does not have.
   */
  changeTag: (id: number, changes: TagChange[]) => Promise<{ email: string; reason: SaidOrText }[] | undefined>
  /**
   * Adds an event, and Mailchimp adds one more at each call: so it is not tried again. Returns the reason if Mailchimp refuses. Any
   * other trouble but `unreachable` means that nothing was added.
   */
  addEvent: (hash: string, event: MemberEvent) => Promise<string | undefined>
  /** The newest 1,000 events of a member; undefined if Mailchimp has no such member. */
  eventsOf: (hash: string) => Promise<MemberEvent[] | undefined>
  /**
   * Changes the saved segment with this id, or makes one. Making is asked only once: without an answer there may be one or
   * none.
   */
  saveSegment: (segment: { id?: number; name: string; conditions: Condition[] }) => Promise<Segment>
  hooks: () => Promise<Hook[]>
  /** The secret signs deliveries and is shown only this once; undefined if they are not signed. */
  addHook: (url: string) => Promise<Hook & { secret: string | undefined }>
  /** Removes a webhook; does nothing if it is already gone. */
  removeHook: (id: string) => Promise<void>
}

/** Mailchimp has the member that was asked for, in a form that cannot be understood. */
export class OddContact extends MailchimpTrouble {
  readonly odd: OddRow

  constructor(odd: OddRow) {
    super('unreachable', { why: said('mailchimp_contact_odd') })
    this.odd = odd
  }
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

/** Mailchimp returns a number without a value as "" (FACTS §4); null and a missing key also mean no value. */
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
  return {
    ...others,
    ...(code !== null && { [tags.code]: code }),
    ...(max !== null && { [tags.max]: max }),
    [tags.scans]: scans,
  }
}
