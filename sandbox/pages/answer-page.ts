import type { Control } from '../control.ts'
import { isFromElsewhere } from '../from-elsewhere.ts'
import { isLoopback } from '../webhooks/check-address.ts'
import type { World } from '../world.ts'
import { accountsPage } from './accounts-page.ts'
import { audiencePage } from './audience-page.ts'
import { campaignPage, takeCampaign } from './campaign-page.ts'
import { campaignsPage, takeNewCampaign } from './campaigns-page.ts'
import { callsPage } from './calls-page.ts'
import { faultsPage, takeFaults } from './faults-page.ts'
import { html } from './html.ts'
import { pageAnswer } from './layout.ts'
import { memberPage, takeMember } from './member-page.ts'
import { outboxPage, testMailPage } from './outbox-page.ts'
import { segmentsPage, takeSegments } from './segments-page.ts'
import { previewPage } from './preview-page.ts'
import { style } from './style.ts'

/** The pages for people, served on this machine only. */
export async function answerPage(world: World, control: Control, request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (!isLoopback(url.hostname)) return new Response('Only from this machine.', { status: 403 })
  if (request.method === 'POST' && isFromElsewhere(request)) return new Response('Not from there.', { status: 403 })
  try {
    return await openPage(world, control, request, url)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return pageAnswer({ title: 'That did not work', body: html`<p class="bad">${why}</p>` }, 400)
  }
}

async function openPage(world: World, control: Control, request: Request, url: URL): Promise<Response> {
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
  const [first = '', list = '', second = '', key = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  if (url.pathname === '/style.css') return new Response(style, { headers: { 'Content-Type': 'text/css' } })
  if (url.pathname === '/') return pageAnswer(accountsPage(world, control))
  if (url.pathname === '/calls') return pageAnswer(callsPage(world))
  if (url.pathname === '/faults') {
    return form ? takeFaults(control, form) : pageAnswer(faultsPage(world, control))
  }
  if (first === 'campaigns') return openCampaignPage(world, control, list, form, url.searchParams)
  if (first === 'outbox') return pageAnswer(list ? testMailPage(world, Number(list)) : outboxPage(control))
  if (first === 'lists' && second === '') return pageAnswer(audiencePage(world, list, url.searchParams))
  if (first === 'lists' && second === 'members') {
    return form ? takeMember(control, list, key, form) : pageAnswer(memberPage(world, list, key))
  }
  if (first === 'lists' && second === 'segments') {
    return form ? takeSegments(control, list, form) : pageAnswer(segmentsPage(world, list))
  }
  if (first === 'lists' && second === 'preview') return pageAnswer(previewPage(world, list, form ?? url.searchParams))
  return pageAnswer({ title: 'There is no such page', body: html`<p><a href="/">To the accounts</a></p>` }, 404)
}

function openCampaignPage(
  world: World,
  control: Control,
  id: string,
  form: URLSearchParams | undefined,
  asked: URLSearchParams,
): Response {
  if (id === '') return form ? takeNewCampaign(control, form) : pageAnswer(campaignsPage(world, control))
  return form ? takeCampaign(control, id, form) : pageAnswer(campaignPage(world, id, asked))
}
