import { tagsOf } from './field-roles.ts'
import { followNameFields, withNameFields } from './names/follow-name-fields.ts'
import * as store from './store.ts'
import { findFields, findShownFields, type ListScope } from './store.ts'
import { tryValuesAgain } from '../contacts/refused-values/refused-values.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import type { Needs } from '../../services.ts'

export type FieldsNow = {
  /** The tags of our three fields; undefined if the list lacks one of them. */
  tags: FieldTags | undefined
  /** Tags of our fields that the organiser made public in Mailchimp: people could then edit their own values. */
  publicTags: string[]
  /** The tags of every field in the list, not only ours. */
  allTags: string[]
}

/**
 * Updates our three fields to Mailchimp's state. Finds a renamed field by its number. Marks a deleted one as gone, so
 * that the manager offers to create it again, and removes the mark when it is back. Follows the fields that hold names,
 * too. Values by rules that Mailchimp did not take are tried again if any field has changed. Throws if the list is gone.
 */
export async function followFields(
  services: Needs<'database'>,
  scope: store.ListScope,
  audience: Pick<Audience, 'findFields'>,
): Promise<FieldsNow> {
  const known = await store.findKnownFields(services.database, scope)
  const expected = known.filter(({ goneSince }) => goneSince === null).map(({ mergeId }) => mergeId)
  const found = await audience.findFields(expected)
  const now = known.flatMap((field) => {
    const seen = found.get(field.mergeId)
    return seen ? [{ ...field, tag: seen.tag, name: seen.name, isPublic: seen.isPublic }] : []
  })
  const there = now.filter((field) => {
    const before = known.find(({ id }) => id === field.id)
    return before?.tag !== field.tag || before.name !== field.name || before.goneSince !== null
  })
  const gone = expected.filter((mergeId) => !found.has(mergeId))
  if (there.length + gone.length > 0) {
    await services.database.as(scope, (tx) => store.followFields(tx, scope.list, { there, gone }))
  }
  await services.database.as(scope, (tx) => tryValuesAgain(tx, scope.list, found.values()))
  const publicTags = now.filter(({ isPublic }) => isPublic).map(({ tag }) => tag)
  const ours = now.map(({ tag }) => tag)
  const names = await followNameFields(services, scope, [...found.values()], ours)
  const tags = tagsOf(now)
  return { tags: tags && withNameFields(tags, names), publicTags, allTags: [...found.values()].map(({ tag }) => tag) }
}

/** The tags of our three fields in a list, and of those that hold names; undefined if one of ours is missing. */
export async function findTags({ database }: Needs<'database'>, scope: ListScope): Promise<FieldTags | undefined> {
  const tags = tagsOf(await findFields(database, scope))
  return tags && withNameFields(tags, (await findShownFields(database, scope)).names)
}
