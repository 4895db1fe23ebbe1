import type { Needs } from '../../../services.ts'
import * as store from './store.ts'
import type { Place } from './write-tags.ts'

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

/** The same tag, in Mailchimp too. It is made where it is missing, and the caller writes who has it. */
export async function keepTagOfOccasion(
  { database }: Needs<'database'>,
  { scope, audience }: Place,
  occasionId: string,
): Promise<{ id: number; name: string }> {
  const tag = await database.as(scope, (tx) => store.keepTagOfOccasion(tx, scope.list, occasionId))
  const known = tag.segmentId === null ? undefined : await audience.findSegment(tag.segmentId)
  if (known?.isTag) return { id: known.id, name: tag.name }
  const id = await audience.keepTag(tag.name)
  await database.as(scope, (tx) => store.keepSegment(tx, scope.list, tag.id, id))
  return { id, name: tag.name }
}
