import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import { type ChosenGuests, filtersOf, findChosen, placeOf } from '../../scanning/guests/find-guests.ts'
import * as store from './store.ts'

type Wanted = { tag: string; isWanted: boolean; guests: ChosenGuests }

/** Keeps the wish that the guests have a tag, or not. The worker tells Mailchimp. Guests that left the list are passed over. */
export async function tagGuests(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  { tag: name, isWanted, guests }: Wanted,
): Promise<{ tag: string; changed: number; gone: number; next: string | null }> {
  const place = await placeOf(services, team, listKey, filtersOf(guests).occasion)
  const listId = place.list.id
  return services.database.as({ team: team.id, list: listId }, async (tx) => {
    const { contactIds, next } = await findChosen(tx, team, place, guests)
    const tag = await store.keepNamedTag(tx, listId, name)
    if (!tag) throw new Refusal('invalid', 'tag_is_kept', { field: 'tag' })
    const changed = await store.wishByHand(tx, { listId, tagId: tag.id, isWanted }, contactIds)
    if (changed > 0) {
      const details = { tag: tag.name, given: isWanted, contacts: changed }
      await keepRecord(tx, team, 'guests_tagged', { listId, details })
    }
    return { tag: tag.name, changed, gone: contactIds.length - changed, next }
  })
}

/** How far the wishes of a tag have come to Mailchimp. */
export async function findTagState(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  name: string,
): Promise<store.TagState> {
  const { id } = await findListOf(services, team, listKey)
  const found = await services.database.as({ team: team.id, list: id }, (tx) => store.findState(tx, id, name))
  return found ?? { waiting: 0, refused: 0, trouble: null }
}
