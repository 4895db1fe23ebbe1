import type { Tx } from '../../../database/open.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import * as store from './store.ts'

export type FurtherCode = store.FurtherCode

type Place = { listKey: string; contactId: string }

export function findFurtherCodes(services: Needs<'database'>, team: Team, place: Place): Promise<FurtherCode[]> {
  return ofContact(services, team, place, (tx, listId) => store.findFurther(tx, listId, place.contactId))
}

/** Ends a further code of a contact for good, or all codes of its link. Returns how many: none when repeated. */
export function endFurtherCodes(
  services: Needs<'database'>,
  team: Team,
  place: Place & { code: string; isAllOfLink: boolean },
): Promise<number> {
  return ofContact(services, team, place, async (tx, listId) => {
    const which = store.oneOf(place.contactId, place.code)
    const { codes } = await store.retireFurther(tx, listId, place.isAllOfLink ? store.ofSameLink(listId, which) : which)
    if (codes > 0) {
      await keepRecord(tx, team, 'further_codes_ended', { listId, details: { codes, contact: place.contactId } })
    }
    return codes
  })
}

async function ofContact<T>(
  { database }: Needs<'database'>,
  team: Team,
  { listKey, contactId }: Place,
  work: (tx: Tx, listId: string) => Promise<T>,
): Promise<T> {
  const list = await findListOf({ database }, team, listKey)
  return database.as({ team: team.id, list: list.id }, async (tx) => {
    if (!(await store.hasContact(tx, list.id, contactId))) throw new Refusal('not_found', 'contact_not_found')
    return work(tx, list.id)
  })
}

/** Ends all codes that the doors of a link gave to contacts, in the transaction that revokes the link. */
export async function endCodesIn(tx: Tx, listId: string, linkId: string): Promise<number> {
  return (await store.retireFurther(tx, listId, store.ofLink(linkId))).codes
}
