import type { Needs } from '../../kernel/services.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import { tagsOf } from './field-roles.ts'
import * as store from './store.ts'

export type FieldsNow = {
  /** Undefined when the list lacks one of the three. */
  tags: FieldTags | undefined
  /** Tags of those of ours that were made public by hand: people could then edit their own. */
  publicTags: string[]
}

/**
 * Brings our three fields to what Mailchimp has now: a renamed one is followed by its number, one that was deleted by hand
 * is forgotten, so that the manager offers to make it again. Throws when the list itself is gone.
 */
export async function followFields(
  services: Needs<'database'>,
  scope: store.ListScope,
  audience: Pick<Audience, 'listFields'>,
): Promise<FieldsNow> {
  const known = await store.findFields(services.database, scope)
  const there = new Map((await audience.listFields()).map((field) => [field.mergeId, field]))
  const now = known.flatMap((field) => {
    const seen = there.get(field.mergeId)
    return seen ? [{ ...field, tag: seen.tag, name: seen.name, isPublic: seen.isPublic }] : []
  })
  const renamed = now.filter((field) => {
    const before = known.find(({ id }) => id === field.id)
    return before?.tag !== field.tag || before.name !== field.name
  })
  const gone = known.map(({ mergeId }) => mergeId).filter((mergeId) => !there.has(mergeId))
  if (renamed.length + gone.length > 0) {
    await services.database.as(scope, (tx) => store.followFields(tx, scope.list, { renamed, gone }))
  }
  return { tags: tagsOf(now), publicTags: now.filter(({ isPublic }) => isPublic).map(({ tag }) => tag) }
}
