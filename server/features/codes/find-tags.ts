import type { Needs } from '../../services.ts'
import type { FieldTags } from '../../mailchimp/audience.ts'
import { tagsOf } from './field-roles.ts'
import { withNameFields } from './names/follow-name-fields.ts'
import { findFields, findShownFields, type ListScope } from './store.ts'

/** The tags of our three fields in a list, and of those that hold names; undefined if one of ours is missing. */
export async function findTags({ database }: Needs<'database'>, scope: ListScope): Promise<FieldTags | undefined> {
  const tags = tagsOf(await findFields(database, scope))
  return tags && withNameFields(tags, (await findShownFields(database, scope)).names)
}
