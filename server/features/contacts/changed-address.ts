import { codeKey } from '#domain/code.ts'
import type { Member } from '../../mailchimp/audience.ts'
import type { Contact } from './store.ts'

type Known = Pick<Contact, 'id' | 'mailchimpId' | 'code'>
type Seen = Pick<Member, 'mailchimpId' | 'held'>

/**
 * Whether a contact at one address is the member that Mailchimp now has at another. `atOld` and `atNew` are Mailchimp's
 * members at the two addresses now; `rival` is our contact at the new one.
 */
export function hasMoved({
  contact,
  atOld,
  atNew,
  rival,
}: {
  contact: Known
  atOld: Seen | undefined
  atNew: Seen
  rival: Known | undefined
}): boolean {
  // Mailchimp's id is the only certain sign. Without it, the code at the new address identifies the contact.
  if (contact.mailchimpId && atNew.mailchimpId) return contact.mailchimpId === atNew.mailchimpId
  if (rival?.mailchimpId && rival.mailchimpId === atNew.mailchimpId) return false
  const cameAlong = holds(atNew, contact)
  if (atOld) return cameAlong && !holds(atOld, contact) && !rival
  if (!rival || cameAlong) return true
  // The older contact is the person. A rival that was made for the new address before we learned of the change is
  // younger. If the change is old news, the rival is older.
  return contact.id < rival.id
}

function holds({ held }: Seen, { code }: Known): boolean {
  return held.code !== undefined && codeKey(held.code) === codeKey(code)
}
