import { Refusal } from '../../kernel/refusal.ts'
import { said, type Said } from '../../kernel/said.ts'
import type { ListField } from '../../mailchimp/audience.ts'

/** `isOurs`: one of the three QR fields. */
export type FieldOfList = ListField & { isOurs: boolean }

/** The field with this tag, if a door may show it. Refuses others; `place` names the field of the form. */
export function shownField(fields: readonly FieldOfList[], tag: string, place: string): FieldOfList {
  const wrong = (words: Said) => new Refusal('invalid', words, { field: place })
  const field = fields.find((each) => each.tag === tag)
  if (!field) throw wrong(said('field_missing', { tag }))
  if (field.isOurs) throw wrong(said('field_is_ours', { tag }))
  if (field.type === 'address') throw wrong(said('field_is_address', { tag }))
  return field
}
