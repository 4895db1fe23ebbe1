import type { Needs } from '../../services.ts'
import type { FieldTags } from '../../mailchimp/audience.ts'
import { tagsOf } from './field-roles.ts'
import { findFields, type ListScope } from './store.ts'

/** The tags of our three fields in a list; undefined if one is missing. */
export async function findTags(services: Needs<'database'>, scope: ListScope): Promise<FieldTags | undefined> {
  return tagsOf(await findFields(services.database, scope))
}
