import type { NoticeWays } from '#contract/notifying.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { findVips, type Vips } from '../occasions/vips/set-vips.ts'
import * as store from './store.ts'

export type Notifying = { ways: NoticeWays; vips: Vips | undefined }

/** The member's choice of notices about a list, and the condition of the list's VIPs. */
export async function findNotifying(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
): Promise<Notifying> {
  const { id } = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: id }
  const ways = await services.database.as(scope, (tx) => store.findWays(tx, id, team.member.id))
  return { ways, vips: await findVips(services, scope) }
}

/** Stores the notices that the member wants. Only events from now on cause notices. */
export async function setNotifying(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  ways: NoticeWays,
): Promise<Notifying> {
  const { id } = await findListOf(services, team, listKey)
  await services.database.as({ team: team.id, list: id }, async (tx) => {
    const latest = await store.watch(tx, id)
    await store.setWays(tx, { listId: id, teamId: team.id, personId: team.member.id }, ways, latest)
    await keepRecord(tx, team, 'notifying_changed', { listId: id, details: described(ways) })
  })
  return findNotifying(services, team, listKey)
}

function described(ways: NoticeWays) {
  return Object.fromEntries(
    Object.entries(ways).map(([kind, { in_page: page, by_mail: mail }]) => [
      kind,
      page && mail ? 'page and mail' : page ? 'page' : mail ? 'mail' : 'off',
    ]),
  )
}

/** Marks the notices of a list up to a number as seen by the member. */
export async function seeNotices(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  upto: number,
): Promise<void> {
  const { id } = await findListOf(services, team, listKey)
  await services.database.as({ team: team.id, list: id }, (tx) => store.markSeen(tx, id, team.member.id, upto))
}
