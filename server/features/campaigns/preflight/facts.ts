import type { Check } from '#domain/preflight.ts'
import type { NamedFinding } from '#words/campaigns.ts'

/** Contacts who have a code and the same values in the fields that the mail's conditions ask for. */
export type GuestGroup = { values: Readonly<Record<string, string>>; count: number }

/** Addresses have no slash at the end. */
export type MailFacts = {
  publicUrl: string
  /** Earlier public addresses of this Listpass. */
  formerUrls: readonly string[]
  /** Whether Mailchimp is the sandbox: then any own address will do. */
  isTrial: boolean
  /** The tag of the list's code field. */
  tag: string
  /** Mailchimp's other names of this tag, such as `MERGE5`. */
  aliases: readonly string[]
  /** The other merge tags of the list, with their other names. */
  otherTags: readonly string[]
  /** Tags of the code fields of the team's other lists, with the list's name. */
  tagsElsewhere: ReadonlyMap<string, string>
  /** The guests of the list. Empty if there is none with a code. */
  guests: readonly GuestGroup[]
}

/** What a mail says outside of its content. */
export type Headline = { subject: string; previewText: string }

/** Where in the mail. `version`: of an A/B test. `html`: the beginning of the element. */
export type Place = { version?: string | undefined; at?: { line: number; html: string } | undefined }

/** Its words are said when the reader's language is known. */
export type Finding = NamedFinding & { id: string; check: Check; light: 'look' | 'wrong'; place: Place }
