import type { Needs } from '../../services.ts'
import type { FieldTags } from '../../mailchimp/audience.ts'
import { tagsOf } from './field-roles.ts'
import { findFields, type ListScope } from './store.ts'

/** Which fields of a list hold our values; undefined while it lacks one of the three. */
export async function findTags(services: Needs<'database'>, scope: ListScope): Promise<FieldTags | undefined> {
  return tagsOf(await findFields(services.database, scope))
}
