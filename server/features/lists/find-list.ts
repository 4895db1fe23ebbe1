import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

export type List = store.List
export type ListForWork = List & { teamId: string }

/** A list of this team by internal or Mailchimp id. Another team's list looks like one that never existed. */
export async function findListOf(services: Needs<'database'>, team: Team, key: string): Promise<List> {
  const lists = await store.findLists(services.database, team.id, key)
  // If the same Mailchimp list was connected again, the one with the working account is chosen.
  const list = lists.find(({ accountActive, goneSince }) => accountActive && !goneSince) ?? lists[0]
  if (!list) throw new Refusal('not_found', 'list_not_found')
  return list
}

/** All lists of a team, the oldest audience first. */
export function findListsOf(services: Needs<'database'>, team: Team): Promise<List[]> {
  return store.findLists(services.database, team.id)
}

/** All lists of an account, including deleted ones. */
export async function findListsOfAccount(services: Needs<'database'>, team: Team, accountId: string): Promise<List[]> {
  const lists = await store.findLists(services.database, team.id)
  return lists.filter((list) => list.accountId === accountId)
}

/** For background work without a signed-in person. Undefined if list or account are gone. */
export async function findListForWork(
  services: Needs<'database' | 'allTeams'>,
  listId: string,
): Promise<ListForWork | undefined> {
  const teamId = await store.findOwner(services.allTeams, listId)
  if (!teamId) return undefined
  const [list] = await store.findLists(services.database, teamId, listId)
  return list && { ...list, teamId }
}

/** Lists whose last batch left a question open, and whose next sync is due. */
export const findListsInDoubt = () => store.listsToLookAtAgain()

/** Refuses, and names the remedy, if no call to Mailchimp can work for this list now. */
export function refuseUnlessWorkable(list: List): void {
  if (!list.accountActive) {
    throw new Refusal('conflict', 'account_of_list_inactive')
  }
  if (list.goneSince) throw new Refusal('not_found', 'list_gone')
}
