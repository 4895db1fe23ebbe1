import { type Notice, notices as noticesCall, seeNotices as seeNoticesCall } from '#contract/notices.ts'
import * as contract from '#contract/notifying.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { setVips } from '../occasions/vips/set-vips.ts'
import { findNotifying, type Notifying, seeNotices, setNotifying } from './find-notifying.ts'
import { findShown, type ShownNotice } from './store.ts'
import type { Language } from '#domain/spoken.ts'
import { sayTold } from '../../kernel/told.ts'
import { said } from '../../kernel/said.ts'

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
