import type { DoorState } from '#contract/offline.ts'
import type { Door } from '../../kernel/team.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { findOccasion } from '../doors/find-occasion.ts'
import { refuseUnlessOpen } from '../doors/open-link.ts'
import * as store from './store.ts'

/** The door's current state, at the chosen occasion. Refuses if its link has expired or is off. */
export async function requireDoor(
  services: Needs<'database' | 'now'>,
  door: Door,
  chosen: string | undefined,
): Promise<DoorState> {
  const standing = onlyRow(await store.findStandings(services.database, [door]))
  if (standing.linkActive !== null) {
    refuseUnlessOpen(services, { isActive: standing.linkActive, expiresAt: standing.linkExpires })
  }
  // The session or the list was removed between the authentication and this query.
  if (standing.hasEnded) throw new Refusal('not_found', 'list_not_found')
  const found = await findOccasion(services.database, { door, chosen })
  return wireState(standing, found?.occasion ?? null)
}

export function wireState(
  { listName, door, isOpen, hasEnded }: store.Standing,
  occasion: DoorState['occasion'],
): DoorState {
  return { occasion, list_name: listName, door, is_open: isOpen, has_ended: hasEnded }
}
