import type { Check } from '#domain/preflight.ts'

/** Addresses have no slash at the end. */
export type MailFacts = {
  publicUrl: string
  /** Earlier public addresses of this Listpass. */
  formerUrls: readonly string[]
  /** Whether Mailchimp is the sandbox: then any own address will do. */
  isTrial: boolean
  /** The tag of the list's code field. */
  tag: string
  /** The other merge tags of the list, as far as known. */
  otherTags: readonly string[]
  /** Tags of the code fields of the team's other lists, with the list's name. */
  tagsElsewhere: ReadonlyMap<string, string>
}

export type Finding = {
  id: string
  check: Check
  light: 'look' | 'wrong'
  sentence: string
  todo: string
  where: string | undefined
}
