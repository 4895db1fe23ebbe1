import { printedNamesLimit } from '#contract/limits.ts'
import { maskEmails } from '#domain/mask-email.ts'
import type { Door } from '../../../../kernel/team.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { Needs } from '../../../../services.ts'
import { findOccasionOf } from '../../../occasions/find-occasions.ts'
import { maskCard } from '../../wire-verdict.ts'
import * as store from './store.ts'

/**
 * `alsoNamed`: the whole name, where doors show another field. A search finds the guest by both. `given`: how many characters of the
 * whole name are the given name.
 */
export type KeptGuest = Omit<store.NamedGuest, 'surname' | 'given'> & { alsoNamed: string; given: number }

/** Guests of an occasion as a door may keep them: a scanner link reads no whole email and no code. */
export async function findKeptNames(
  services: Needs<'database'>,
  door: Door,
  { occasionId, which }: { occasionId: string; which: store.Which },
): Promise<KeptGuest[]> {
  const place = { listKey: door.listId, occasionId }
  const { list, occasion } = await findOccasionOf(services, { id: door.teamId }, place)
  if (list.activeMembers > printedNamesLimit) throw new Refusal('conflict', 'too_long_for_a_to_z')
  const of = { listId: list.id, occasion, displayField: list.settings.display_field }
  const found = await services.database.doors.as({ team: door.teamId, list: list.id }, (tx) =>
    store.findNamed(tx, of, which),
  )
  const isLink = door.linkId !== undefined
  const shown = (text: string) => (isLink ? maskEmails(text) : text)
  return found.map(({ surname, given, name, email, card, ...guest }) => ({
    ...guest,
    name: shown(name),
    alsoNamed: shown(`${given} ${surname}`.trim() === name ? '' : `${given} ${surname}`.trim()),
    email: shown(email),
    given: shown(given).length,
    card: card && isLink ? maskCard(card) : card,
  }))
}
