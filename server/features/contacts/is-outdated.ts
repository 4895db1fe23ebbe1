import type { Member } from '../../mailchimp/audience.ts'

/** No call takes longer. The limit keeps another node's fast clock from making us ignore all answers. */
export const longestReadMs = 10 * 60_000

/**
 * Whether the question was asked before Mailchimp last sent or accepted a change of the contact: then the answer may be older
 * than our data.
 */
export function isOutdated({ readAt }: Pick<Member, 'readAt'>, { heardAt }: { heardAt: Date }): boolean {
  const aheadMs = heardAt.getTime() - readAt.getTime()
  return aheadMs > 0 && aheadMs < longestReadMs
}
