import { guestsAtOnce } from '#contract/limits.ts'
import type { Tx } from '../../../database/open.ts'
import type { Team } from '../../../kernel/team.ts'
import { askedOf, type Filters, firstId, type GuestPlace } from './find-guests.ts'
import { findIds } from './store.ts'

/** Named guests, or those that match, from `after` on. */
export type ChosenGuests = { ids: string[] } | { matching: Filters & { after?: string | undefined } }

export function filtersOf(guests: ChosenGuests): Filters {
  return 'matching' in guests ? guests.matching : {}
}

/** The named guests, or the next ones that match. `next`: the id after which the rest begins. */
export async function findChosen(
  tx: Tx,
  team: Required<Team>,
  place: GuestPlace,
  guests: ChosenGuests,
): Promise<{ contactIds: string[]; next: string | null }> {
  if ('ids' in guests) return { contactIds: [...new Set(guests.ids)], next: null }
  const asked = await askedOf(tx, team, place, guests.matching)
  const contactIds = await findIds(tx, asked, { after: guests.matching.after ?? firstId, count: guestsAtOnce })
  return { contactIds, next: contactIds.length === guestsAtOnce ? contactIds.at(-1)! : null }
}
