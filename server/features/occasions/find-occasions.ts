import type { Tx } from '../../database/open.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import * as store from './store.ts'
import { plainMain } from './wire-occasion.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'

export type Occasion = store.StoredOccasion

/** The occasions of a list of this team: the main one first, then by opening. */
export async function findOccasionsOf(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
): Promise<{ list: List; occasions: Occasion[] }> {
  const list = await findListOf(services, team, listKey)
  const stored = await store.findAll(services.database, { team: team.id, list: list.id })
  const hasMain = stored[0]?.id === list.id
  return { list, occasions: hasMain ? stored : [plainMain(list), ...stored] }
}

/** The main occasion, or another one that was not removed. */
export async function findOccasionOf(
  services: Needs<'database'>,
  team: Team,
  { listKey, occasionId }: OccasionPlace,
): Promise<{ list: List; occasion: Occasion }> {
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  const stored = await services.database.as(scope, (tx) => store.find(tx, list.id, occasionId))
  const occasion = stored ?? (occasionId === list.id ? plainMain(list) : undefined)
  if (!occasion) throw noOccasion()
  return { list, occasion }
}

export type OccasionPlace = { listKey: string; occasionId: string }

export function noOccasion(): Refusal {
  return new Refusal('not_found', 'occasion_gone')
}

/**
 * Locks an occasion until the transaction ends, so that it is not removed. Null and undefined mean the main one, which
 * cannot be removed.
 */
export async function holdOccasion(tx: Tx, listId: string, occasionId: string | null | undefined): Promise<void> {
  if (!occasionId || (await store.hold(tx, listId, occasionId))) return
  throw new Refusal('invalid', 'occasion_gone_choose', { field: 'occasion_id' })
}

/** Lists with an occasion whose people are to be counted out now. */
export const findListsToEmpty = ({ now }: Needs<'now'>) => store.listsToEmpty(now())

/**
 * An occasion of the list whose people are due to be counted out. This transaction must do it. Undefined without one.
 */
export function takeOutDue(tx: Tx, listId: string, at: Date): Promise<string | undefined> {
  return store.takeOutDue(tx, listId, at)
}
