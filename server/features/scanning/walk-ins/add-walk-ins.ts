import type { WalkIn } from '#contract/walk-in.ts'
import { isOwnCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'
import type { Door } from '../../../kernel/door.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import * as store from './store.ts'

/** `text` holds the guest's new code. `at`: when a door without a connection let the guest in; undefined for now. */
export type Brought = { guest: WalkIn; text: string; at: Date | undefined }

/**
 * Adds guests with the codes that their door made, before their scans are decided. Repeating it changes nothing. An email that the
 * list has already gives the code to that contact. Answers why a guest was not added.
 */
export async function addWalkIns(
  { database }: Needs<'database'>,
  door: Door,
  brought: Brought[],
): Promise<store.NotAdded | undefined> {
  const guests = brought.map(({ guest, text, at }) => ({
    contact: guest.contact_id,
    code: codeOf(text),
    email: guest.email ?? '',
    fields: namesOf(guest.name),
    most: guest.people,
    consents: guest.has_agreed,
    language: guest.language,
    at,
  }))
  return guests.length === 0 ? undefined : store.addWalkIns(database, door, guests)
}

export function refuseUnlessAdded(notAdded: store.NotAdded | undefined): void {
  if (notAdded === 'no_right') {
    throw new Refusal('forbidden', 'door_cannot_add')
  }
  refuseIfTooMany(notAdded)
}

/** A door that lost the right hands in its other scans all the same. Those of its new guests are of unknown codes. */
export function refuseIfTooMany(notAdded: store.NotAdded | undefined): void {
  if (notAdded === 'too_many') {
    throw new Refusal('too_many', 'too_many_added')
  }
}

/** Only codes in our form: the device makes them as the server does. */
function codeOf(text: string): string {
  const code = codeInText(text)
  if (code !== undefined && isOwnCode(code)) return code
  throw new Refusal('invalid', 'no_code_for_guest', { field: 'qr_code' })
}

/** Mailchimp's first and last name. */
function namesOf(name: string): Record<string, string> {
  const [first = '', ...last] = name.split(/\s+/)
  return { FNAME: first, ...(last.length > 0 && { LNAME: last.join(' ') }) }
}
