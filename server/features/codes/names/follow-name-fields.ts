import { isDeepStrictEqual } from 'node:util'
import type { StoredNames } from '../../../database/column-types.ts'
import type { Needs } from '../../../services.ts'
import type { FieldTags, ListField } from '../../../mailchimp/audience.ts'
import { usualNames } from '../../../mailchimp/names.ts'
import { lookAgainNow, markNameFields } from '../../lists/mark-list.ts'
import { findShownFields, type ListScope } from '../store.ts'
import { chooseNameFields } from './choose-name-fields.ts'

/** Until the organiser has answered, Mailchimp's own fields count. They are those of tags that name none. */
export function withNameFields(tags: FieldTags, stored: StoredNames | null): FieldTags {
  if (!stored?.isSure) return tags
  const names = { first: stored.first, last: stored.last }
  return isDeepStrictEqual(names, usualNames) ? tags : { ...tags, names }
}

/**
 * Finds the fields that hold the names among those that the list has now. An answer of the organiser holds while its fields are there.
 * A list whose names are elsewhere than before is read again.
 */
export async function followNameFields(
  services: Needs<'database'>,
  scope: ListScope,
  fields: readonly ListField[],
  ours: readonly string[],
): Promise<StoredNames> {
  const { names: before, displayField, hasCodes } = await findShownFields(services.database, scope)
  const isThere = (tag: string | null) => tag === null || fields.some((field) => field.tag === tag)
  if (before?.isChosen && isThere(before.first) && isThere(before.last)) return before
  const now: StoredNames = { ...chooseNameFields(fields, displayField, ours), isChosen: false }
  if (isDeepStrictEqual(now, before)) return now
  await services.database.as({ team: scope.team }, async (tx) => {
    await markNameFields(tx, scope.team, scope.list, now)
    const isElsewhere = now.isSure && !isDeepStrictEqual(placesOf(now), placesOf(before))
    if (hasCodes && isElsewhere) await lookAgainNow(tx, scope.team, scope.list)
  })
  return now
}

function placesOf(names: StoredNames | null): (string | null)[] {
  return names?.isSure ? [names.first, names.last] : ['FNAME', 'LNAME']
}
