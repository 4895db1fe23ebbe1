import type { Needs } from '../../../services.ts'
import * as store from './store.ts'

export type TagOfOccasion = store.TagOfOccasion

/**
 * The tag of the contacts that came to an occasion; the main occasion has the list's own id. Without `segmentId`, Mailchimp does
 * not have it yet, because nobody came or the list writes no tags. Undefined for an unknown list.
 */
export async function findTagOfOccasion(
  { database }: Needs<'database'>,
  scope: { team: string; list: string },
  occasionId: string,
): Promise<TagOfOccasion | undefined> {
  return database.as(scope, (tx) => store.findTagOfOccasion(tx, scope.list, occasionId))
}
