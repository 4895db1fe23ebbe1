import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { changeContacts } from '../../contacts/change-contacts.ts'
import { type ChosenGuests, filtersOf, findChosen } from './chosen-guests.ts'
import { placeOf } from './find-guests.ts'

type Wanted = { change: { maxScans: number | undefined; isBlocked: boolean | undefined }; guests: ChosenGuests }

/** Changes the named guests, or the next ones that match. `next`: the id after which the rest begins. */
export async function changeGuests(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  { change, guests }: Wanted,
): Promise<{ changed: number; gone: number; next: string | null }> {
  const place = await placeOf(services, team, listKey, filtersOf(guests).occasion)
  return services.database.as({ team: team.id, list: place.list.id }, async (tx) => {
    const { contactIds, next } = await findChosen(tx, team, place, guests)
    const changed = await changeContacts(tx, team, place.list, { contactIds, change })
    return { changed, gone: contactIds.length - changed, next }
  })
}
