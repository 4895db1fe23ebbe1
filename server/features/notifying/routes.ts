import { type Notice, notices as noticesCall, seeNotices as seeNoticesCall } from '#contract/notices.ts'
import * as contract from '#contract/notifying.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services, Needs } from '../../services.ts'
import { setVips, findVips, type Vips } from '../occasions/vips/set-vips.ts'
import { findShown, type ShownNotice } from './store.ts'
import type { Language } from '#domain/spoken.ts'
import { sayTold } from '../../kernel/told.ts'
import { said } from '../../kernel/said.ts'
import type { ChosenWays, NoticeWays } from '#contract/notifying.ts'
import type { Team } from '../../kernel/team.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import * as store from './store.ts'

/** The most notices that the page shows. */
const mostShown = 30

export function notifyingRoutes(serve: Serve, services: Services): void {
  serve.viewer(noticesCall, async ({ team }) => {
    const { notices, isOn } = await findShown(services.database, team.id, team.member.id, mostShown)
    return { notices: notices.map(wireNotice), is_on: isOn }
  })

  serve.viewer(seeNoticesCall, async ({ team, params, body }) => {
    await seeNotices(services, team, params.listId, body.upto)
    return { message: said('notices_seen') }
  })

  serve.viewer(contract.notifying, async ({ team, params, language }) =>
    wireNotifying(await findNotifying(services, team, params.listId), language),
  )

  serve.viewer(contract.setNotifying, async ({ team, params, body, language }) => ({
    notifying: wireNotifying(await setNotifying(services, team, params.listId, body), language),
    message: said('notifying_changed'),
  }))

  serve.editor(contract.setVips, async ({ team, params, body, language }) => {
    await setVips(services, team, params.listId, body.vips)
    const message = said(body.vips ? 'vips_changed' : 'no_vips_now')
    return { notifying: wireNotifying(await findNotifying(services, team, params.listId), language), message }
  })
}

function wireNotifying({ ways, vips }: Notifying, language: Language): contract.Notifying {
  return {
    ways,
    vips: vips?.who ?? null,
    vips_read_at: vips?.readAt?.toISOString() ?? null,
    vips_trouble: sayTold(language, vips?.trouble ?? null),
  }
}

function wireNotice(notice: ShownNotice): Notice {
  const { listId, listName, toldAt, isOver, isNew, at, ...rest } = notice
  return {
    ...rest,
    list_id: listId,
    list_name: listName,
    at: at.toISOString(),
    told_at: toldAt.toISOString(),
    is_over: isOver,
    is_new: isNew,
  }
}

type Notifying = { ways: NoticeWays; vips: Vips | undefined }

/** The member's choice of notices about a list, and the condition of the list's VIPs. */
async function findNotifying(services: Needs<'database'>, team: Required<Team>, listKey: string): Promise<Notifying> {
  const { id } = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: id }
  const ways = await services.database.as(scope, (tx) => store.findWays(tx, id, team.member.id))
  return { ways, vips: await findVips(services, scope) }
}

/** Stores the notices that the member wants. Only events from now on cause notices. */
async function setNotifying(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  ways: ChosenWays,
): Promise<Notifying> {
  const { id } = await findListOf(services, team, listKey)
  await services.database.as({ team: team.id, list: id }, async (tx) => {
    const latest = await store.watch(tx, id)
    await store.setWays(tx, { listId: id, teamId: team.id, personId: team.member.id }, ways, latest)
    await keepRecord(tx, team, 'notifying_changed', { listId: id, details: described(ways) })
  })
  return findNotifying(services, team, listKey)
}

function described(ways: ChosenWays) {
  return Object.fromEntries(
    Object.entries(ways).map(([kind, { in_page: page = false, by_mail: mail = false } = {}]) => [
      kind,
      page && mail ? 'page and mail' : page ? 'page' : mail ? 'mail' : 'off',
    ]),
  )
}

/** Marks the notices of a list up to a number as seen by the member. */
async function seeNotices(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  upto: number,
): Promise<void> {
  const { id } = await findListOf(services, team, listKey)
  await services.database.as({ team: team.id, list: id }, (tx) => store.markSeen(tx, id, team.member.id, upto))
}
