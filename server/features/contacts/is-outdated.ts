import type { Member } from '../../mailchimp/audience.ts'

/** No call takes longer. The limit keeps another node's fast clock from making us ignore all answers. */
export const longestReadMs = 10 * 60_000

/**
 * True if the question is older than Mailchimp's last news about the contact: then the answer may be older than our
 * data.
 */
export function isOutdated({ readAt }: Pick<Member, 'readAt'>, { heardAt }: { heardAt: Date }): boolean {
  const aheadMs = heardAt.getTime() - readAt.getTime()
  return aheadMs > 0 && aheadMs < longestReadMs
}
