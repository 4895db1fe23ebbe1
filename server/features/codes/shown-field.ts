import { Refusal } from '../../kernel/refusal.ts'
import type { ListField } from '../../mailchimp/audience.ts'

/** `isOurs`: one of the three QR fields. */
export type FieldOfList = ListField & { isOurs: boolean }

/** The field with this tag, if a door may show it. Refuses others; `place` names the field of the form. */
export function shownField(fields: readonly FieldOfList[], tag: string, place: string): FieldOfList {
  const wrong = (message: string) => new Refusal('invalid', message, { fields: { [place]: [message] } })
  const field = fields.find((each) => each.tag === tag)
  if (!field) throw wrong(`The list has no field ${tag}.`)
  if (field.isOurs) throw wrong(`${tag} belongs to Listpass and says nothing about the guest. Choose another field.`)
  if (field.type === 'address')
    throw wrong(`${tag} is an address, which is too long for the door. Choose another field.`)
  return field
}
