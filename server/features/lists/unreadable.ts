// Contacts that Listpass cannot read in Mailchimp, or cannot reach by email, by the reasons.
import type { Unreadable } from '#contract/list.ts'
import type { Language } from '#domain/spoken.ts'
import { type Said, said, say } from '../../kernel/said.ts'
import type { OddWhy } from '../../mailchimp/audience.ts'

/** `why`: of a row that was left out; `no_email`: contacts that have a code and no address. `labels`: some of them. */
export type OddGroup = { why: string; count: number; labels: string[] }

export const withoutEmail = 'no_email'

export function wireUnreadable(groups: OddGroup[], language: Language): Unreadable[] {
  return groups.map((group) => ({ message: say(language, sentenceOf(group)), contacts: group.labels }))
}

/** Why contacts cannot be read, and how many. */
export function sentenceOf({ why, count: contacts }: OddGroup): Said {
  if (why === withoutEmail) return said('contacts_without_email', { contacts })
  return said(isWhy(why) ? sentences[why] : 'odd_form', { contacts })
}

const sentences = {
  no_address: 'odd_no_address',
  address: 'odd_address',
  status: 'odd_status',
  fields: 'odd_fields',
  form: 'odd_form',
  twice: 'odd_twice',
} as const satisfies Record<OddWhy, string>

/** A newer server on the same database may store a reason that this one does not know. */
function isWhy(why: string): why is OddWhy {
  return Object.hasOwn(sentences, why)
}
