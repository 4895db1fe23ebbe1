import { guestsAtOnce } from '#contract/limits.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { changeContacts } from '../../contacts/change-contacts.ts'
import { askedOf, type Filters, firstId, placeOf } from './find-guests.ts'
import { findIds } from './store.ts'

type Wanted = {
  change: { maxScans: number | undefined; isBlocked: boolean | undefined }
  guests: { ids: string[] } | { matching: Filters & { after?: string | undefined } }
}

/** Changes the named guests, or the next ones that match. `next`: the id after which the rest begins. */
export async function changeGuests(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  { change, guests }: Wanted,
): Promise<{ changed: number; gone: number; next: string | null }> {
  const filters = 'matching' in guests ? guests.matching : {}
  const place = await placeOf(services, team, listKey, filters.occasion)
  return services.database.as({ team: team.id, list: place.list.id }, async (tx) => {
    const contactIds =
      'ids' in guests
        ? [...new Set(guests.ids)]
        : await findIds(tx, await askedOf(tx, team, place, filters), {
            after: guests.matching.after ?? firstId,
            count: guestsAtOnce,
          })
    const changed = await changeContacts(tx, team, place.list.id, { contactIds, change })
    const hasMore = 'matching' in guests && contactIds.length === guestsAtOnce
    return { changed, gone: contactIds.length - changed, next: hasMore ? contactIds.at(-1)! : null }
  })
}
