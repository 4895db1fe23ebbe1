import type { WalkIn } from '#contract/walk-in.ts'
import { isOwnCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'
import { nameKeys } from '../../../mailchimp/names.ts'
import type { Door } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import * as store from './store.ts'

/** `text` holds the guest's new code. `at`: when a door without a connection let the guest in; undefined for now. */
export type Brought = { guest: WalkIn; text: string; at: Date | undefined }

/**
 * Adds guests with the codes that their door made, before their scans are decided. Repeating it changes nothing. An email that the
 * list has already gives the code to that contact. Returns the guests that were not added, by their codes.
 */
export async function addWalkIns(
  { database }: Needs<'database'>,
  door: Door,
  brought: Brought[],
): Promise<Map<string, store.NotAdded>> {
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
  return guests.length === 0 ? new Map() : store.addWalkIns(database, door, guests)
}

export function refuseUnlessAdded(notAdded: Map<string, store.NotAdded>): void {
  for (const why of notAdded.values()) {
    if (why === 'no_right') throw new Refusal('forbidden', 'door_cannot_add')
    if (why === 'taken') throw new Refusal('invalid', 'code_taken', { field: 'qr_code' })
    throw tooManyAdded()
  }
}

/**
 * The scans of a door whose guests wait: there are too many at the moment, and the door hands them in again. A door without the
 * right, or with a code that exists, hands in its scans all the same. They are decided by their codes.
 */
export function waitsForGuest(notAdded: Map<string, store.NotAdded>): (scan: { text: string }) => boolean {
  return ({ text }) => notAdded.get(codeInText(text) ?? '') === 'too_many'
}

export function tooManyAdded(): Refusal {
  return new Refusal('too_many', 'too_many_added')
}

/** Only codes in our form: the device makes them as the server does. */
function codeOf(text: string): string {
  const code = codeInText(text)
  if (code !== undefined && isOwnCode(code)) return code
  throw new Refusal('invalid', 'no_code_for_guest', { field: 'qr_code' })
}

/** As names are stored, whatever fields the list has in Mailchimp. */
function namesOf(name: string): Record<string, string> {
  const [first = '', ...last] = name.split(/\s+/)
  return { [nameKeys.first]: first, ...(last.length > 0 && { [nameKeys.last]: last.join(' ') }) }
}
