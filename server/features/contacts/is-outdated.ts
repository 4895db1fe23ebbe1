import type { Member } from '../../mailchimp/audience.ts'

/** No call is under way for longer; a clock of another node that is further ahead must not make us deaf. */
export const longestReadMs = 10 * 60_000

/**
 * Whether the question was asked before Mailchimp last sent or accepted a change of the contact: then the answer may be older
 * than our data.
 */
export function isOutdated({ readAt }: Pick<Member, 'readAt'>, { heardAt }: { heardAt: Date }): boolean {
  const aheadMs = heardAt.getTime() - readAt.getTime()
  return aheadMs > 0 && aheadMs < longestReadMs
}
