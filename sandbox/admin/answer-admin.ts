import type { TagChange } from '../api/member-tags.ts'
import type { Written } from '../api/write-member.ts'
import type { Sending } from '../control-campaigns.ts'
import type { Control, NewAudience } from '../control.ts'
import { type Fault, faultKinds } from '../faults.ts'
import { isFromElsewhere } from '../from-elsewhere.ts'
import type { NewMember } from '../seed/fill-audience.ts'
import { oauthClient } from '../seed/first-account.ts'
import type { Settings } from '../store/accounts.ts'
import type { NewCampaign } from '../store/campaigns.ts'
import type { NewSegment } from '../store/segments.ts'
import type { Template } from '../store/templates.ts'
import type { Source } from '../store/webhooks.ts'
import { isLoopback } from '../webhooks/check-address.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import type { World } from '../world.ts'

/** The admin calls on campaigns, templates, test mails, and the events of contacts. */
const campaignDoors: Door[] = [
  {
    method: 'GET',
    path: /^\/admin\/accounts\/(?<account>\w+)\/campaigns$/,
    open: ({ control, parts }) => control.campaigns(parts.account),
  },
  {
    method: 'POST',
    path: /^\/admin\/accounts\/(?<account>\w+)\/campaigns$/,
    open: ({ control, parts, body }) => control.addCampaign(body as NewCampaign, parts.account),
  },
  {
    method: 'POST',
    path: /^\/admin\/accounts\/(?<account>\w+)\/templates$/,
    open: ({ control, parts, body }) => control.addTemplate(body as Template, parts.account),
  },
  {
    method: 'GET',
    path: /^\/admin\/accounts\/(?<account>\w+)\/test-mails$/,
    open: ({ control, parts }) => control.testMails(parts.account),
  },
  {
    method: 'PATCH',
    path: /^\/admin\/campaigns\/(?<campaign>\w+)$/,
    open: ({ control, parts, body }) => control.editCampaign(parts.campaign, body as NewCampaign),
  },
  {
    method: 'POST',
    path: /^\/admin\/campaigns\/(?<campaign>\w+)\/sent$/,
    open: ({ control, parts, body }) => control.sendCampaign(parts.campaign, body as Sending),
  },
  {
    method: 'GET',
    path: /^\/admin\/lists\/(?<list>\w+)\/members\/(?<email>[^/]+)\/events$/,
    open: ({ control, parts }) => control.memberEvents(parts.list, decodeURIComponent(parts.email)),
  },
]

/**
 * The admin calls for tests and people outside, with the same functions as in-process. They answer JSON, or 204 without
 * content.
 */
const doors: Door[] = [
  { method: 'GET', path: /^\/admin\/state$/, open: showState },
  { method: 'POST', path: /^\/admin\/accounts$/, open: ({ control, body }) => control.addAccount(body as object) },
  {
    method: 'POST',
    path: /^\/admin\/audiences$/,
    open: ({ control, body }) => control.addAudience(body as NewAudience),
  },
  {
    method: 'PATCH',
    path: /^\/admin\/accounts\/(?<account>\w+)\/settings$/,
    open: ({ control, parts, body }) => control.changeSettings(body as Partial<Settings>, parts.account),
  },
  {
    method: 'PUT',
    path: /^\/admin\/accounts\/(?<account>\w+)\/revoked$/,
    open: ({ control, parts, body }) => control.revokeKey(parts.account, (body as { is_revoked: boolean }).is_revoked),
  },
  {
    method: 'GET',
    path: /^\/admin\/accounts\/(?<account>\w+)\/faults$/,
    open: ({ control, parts }) => control.faults(parts.account),
  },
  {
    method: 'POST',
    path: /^\/admin\/accounts\/(?<account>\w+)\/faults$/,
    open: ({ control, parts, body }) => ({ id: control.setFault(readFault(body), parts.account) }),
  },
  {
    method: 'DELETE',
    path: /^\/admin\/accounts\/(?<account>\w+)\/faults(?:\/(?<fault>\d+))?$/,
    open: ({ control, parts }) =>
      control.clearFaults(parts.account, parts.fault === undefined ? undefined : Number(parts.fault)),
  },
  {
    method: 'PUT',
    path: /^\/admin\/clock$/,
    open: ({ control, body }) => control.setClock((body as { ahead_ms: number }).ahead_ms),
  },
  {
    method: 'PUT',
    path: /^\/admin\/down$/,
    open: ({ control, body }) => ((body as { is_down: boolean }).is_down ? control.stop() : control.start()),
  },
  {
    method: 'POST',
    path: /^\/admin\/lists\/(?<list>\w+)\/people$/,
    open: ({ control, parts, body }) => control.addMembers(parts.list, body as NewMember[]),
  },
  {
    method: 'PUT',
    path: /^\/admin\/lists\/(?<list>\w+)\/deleted$/,
    open: ({ control, parts, body }) => control.deleteList(parts.list, (body as { is_deleted: boolean }).is_deleted),
  },
  {
    method: 'GET',
    path: /^\/admin\/lists\/(?<list>\w+)\/members\/(?<email>[^/]+)$/,
    open: ({ control, parts }) => control.readMember(parts.list, decodeURIComponent(parts.email)) ?? null,
  },
  {
    method: 'PATCH',
    path: /^\/admin\/lists\/(?<list>\w+)\/members\/(?<email>[^/]+)$/,
    open({ control, parts, body }) {
      const { source, ...written } = body as Written & { source?: Source }
      return control.editMember(parts.list, decodeURIComponent(parts.email), written, source)
    },
  },
  {
    method: 'POST',
    path: /^\/admin\/lists\/(?<list>\w+)\/members$/,
    open({ control, parts, body }) {
      const { source, ...written } = body as Written & { source?: Source }
      return control.addMember(parts.list, written, source)
    },
  },
  {
    method: 'POST',
    path: /^\/admin\/lists\/(?<list>\w+)\/members\/(?<email>[^/]+)\/tags$/,
    open: ({ control, parts, body }) =>
      control.tagMember(parts.list, decodeURIComponent(parts.email), (body as { tags: TagChange[] }).tags),
  },
  {
    method: 'GET',
    path: /^\/admin\/lists\/(?<list>\w+)\/segments$/,
    open: ({ control, parts }) => control.segments(parts.list),
  },
  {
    method: 'POST',
    path: /^\/admin\/lists\/(?<list>\w+)\/segments$/,
    open: ({ control, parts, body }) => control.addSegment(parts.list, body as NewSegment),
  },
  {
    method: 'DELETE',
    path: /^\/admin\/lists\/(?<list>\w+)\/segments\/(?<segment>\d+)$/,
    open: ({ control, parts }) => control.deleteSegment(parts.list, Number(parts.segment)),
  },
  ...campaignDoors,
  { method: 'GET', path: /^\/admin\/calls$/, open: ({ world }) => world.calls.list() },
  { method: 'DELETE', path: /^\/admin\/calls$/, open: forgetCalls },
  { method: 'GET', path: /^\/admin\/deliveries$/, open: ({ deliveries }) => deliveries.list() },
]

export async function answerAdmin(
  world: World,
  control: Control,
  deliveries: Deliveries,
  request: Request,
): Promise<Response> {
  const { pathname, hostname } = new URL(request.url)
  if (!isLoopback(hostname)) return Response.json({ message: 'Only from this machine.' }, { status: 403 })
  if (isFromElsewhere(request)) return Response.json({ message: 'Not from a page of another site.' }, { status: 403 })
  const door = doors.find(({ method, path }) => method === request.method && path.test(pathname))
  if (!door) return Response.json({ message: 'There is no such admin call.' }, { status: 404 })
  try {
    const parts = door.path.exec(pathname)?.groups as Parts
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const answer = await door.open({ world, control, deliveries, parts, body })
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  } catch (error) {
    return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status: 400 })
  }
}

function showState({ world, control }: Admin) {
  return {
    is_down: world.isDown,
    oauth: { client_id: oauthClient.id, client_secret: oauthClient.secret },
    accounts: control.accounts().map((account) => ({
      id: account.id,
      name: account.name,
      api_key: account.api_key,
      dc: account.dc,
      is_revoked: account.is_revoked === 1,
      settings: account.settings,
      faults: control.faults(account.id),
      lists: control.audiences(account.id),
    })),
    calls: {
      total: world.calls.count(),
      by_operation: world.calls.byOperation(),
      most_at_once: world.slots.mostSeen(),
    },
  }
}

function forgetCalls({ world }: Admin): void {
  world.calls.forget()
  world.slots.forget()
}

function readFault(body: unknown): Fault {
  const fault = body as Fault
  if (!faultKinds.includes(fault.kind)) throw new Error(`kind must be one of: ${faultKinds.join(', ')}`)
  return fault
}

export type Admin = { world: World; control: Control; deliveries: Deliveries; parts: Parts; body: unknown }

/** The named groups of a call's path. A call reads only those that its path has. */
export type Parts = { account: string; list: string; email: string; segment: string; campaign: string; fault?: string }
export type Door = { method: string; path: RegExp; open: (admin: Admin) => unknown }
