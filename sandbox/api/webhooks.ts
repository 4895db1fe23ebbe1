import type { List } from '../store/lists.ts'
import {
  addWebhook as add,
  deleteWebhook as remove,
  eventNames,
  findWebhook,
  saveWebhook,
  sourceNames,
  webhooksOf,
  type Webhook,
} from '../store/webhooks.ts'
import { whyUnreachable } from '../webhooks/check-address.ts'
import { openList, type ApiCall } from './call.ts'
import { problems } from './problem.ts'
import { linksOf } from './show.ts'

type Written = { url?: string; events?: Record<string, boolean>; sources?: Record<string, boolean> }

/** Returns all webhooks, without paging. */
export function getWebhooks(call: ApiCall) {
  const list = openList(call)
  const webhooks = webhooksOf(call.world, list.no).map((webhook) => showWebhook(call, list, webhook))
  return {
    webhooks,
    list_id: list.id,
    total_items: webhooks.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${list.id}`]),
  }
}

export function getWebhook(call: ApiCall) {
  const list = openList(call)
  return showWebhook(call, list, openWebhook(call, list))
}

export async function addWebhook(call: ApiCall) {
  const list = openList(call)
  const { url = '', events = {}, sources = {} } = call.body as Written
  await checkUrl(call, list, url)
  const webhook = add(call.world, {
    list_no: list.no,
    url,
    events: switches(eventNames, events),
    sources: switches(sourceNames, sources),
    isSigned: call.account.settings.signsWebhooks,
  })
  const { signing_secret: secret } = webhook
  return { ...showWebhook(call, list, webhook), ...(secret !== null && { signing_secret: secret }) }
}

export async function patchWebhook(call: ApiCall) {
  const list = openList(call)
  const webhook = openWebhook(call, list)
  const { url, events, sources } = call.body as Written
  if (url !== undefined && url !== webhook.url) await checkUrl(call, list, url, webhook.id)
  const changed = {
    ...webhook,
    url: url ?? webhook.url,
    events: { ...webhook.events, ...events },
    sources: { ...webhook.sources, ...sources },
  }
  saveWebhook(call.world, changed)
  return showWebhook(call, list, changed)
}

export function deleteWebhook(call: ApiCall): undefined {
  remove(call.world, openWebhook(call, openList(call)).id)
}

function openWebhook({ world, params }: ApiCall, list: List): Webhook {
  const found = findWebhook(world, params['webhook_id'] ?? '')
  if (!found || found.list_no !== list.no) throw problems.notFound()
  return found
}

async function checkUrl({ world }: ApiCall, list: List, url: string, ownId?: string): Promise<void> {
  if (!URL.canParse(url)) throw invalidUrl('Please enter a valid URL.')
  // A URL that differs only in its query counts as the same URL.
  const isTaken = webhooksOf(world, list.no).some(
    (webhook) => webhook.id !== ownId && withoutQuery(webhook.url) === withoutQuery(url),
  )
  if (isTaken) throw invalidUrl("Sorry, you can't set up multiple WebHooks for one URL")
  const why = await whyUnreachable(world, url)
  if (why) throw invalidUrl(why)
}

function invalidUrl(message: string) {
  return problems.schema([{ field: 'url', message }])
}

function withoutQuery(url: string): string {
  return url.split('?')[0]!
}

/** Mailchimp does not document the default. Here a missing event is off and a missing source is on. */
function switches<Name extends string>(
  names: readonly Name[],
  written: Record<string, boolean>,
): Record<Name, boolean> {
  const isSource = names === (sourceNames as readonly string[])
  return Object.fromEntries(names.map((name) => [name, written[name] ?? isSource])) as Record<Name, boolean>
}

function showWebhook({ account }: ApiCall, list: List, webhook: Webhook) {
  const path = `/lists/${list.id}/webhooks`
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    sources: webhook.sources,
    list_id: list.id,
    signing_enabled: webhook.signing_secret !== null && !account.settings.stopsSigning,
    _links: linksOf(account.dc, ['self', 'GET', `${path}/${webhook.id}`], ['parent', 'GET', path]),
  }
}
