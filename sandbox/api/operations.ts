import { batchSubscribe } from './batch-subscribe.ts'
import { type Answer, type ApiCall, openList } from './call.ts'
import {
  addCampaign,
  deleteCampaign,
  getCampaign,
  getCampaigns,
  patchCampaign,
  replicateCampaign,
} from './campaigns/campaigns.ts'
import { getCampaignContent, putCampaignContent } from './campaigns/content.ts'
import { getSendChecklist } from './campaigns/send-checklist.ts'
import { sendTestMail } from './campaigns/test-mails.ts'
import { addSegment, changeSegmentMembers, deleteSegment, patchSegment, searchTags } from './change-segments.ts'
import { description, type Operation } from './description.ts'
import { deleteList, getList, getLists } from './lists.ts'
import { changeMemberTags, getMemberTags } from './member-tags.ts'
import {
  addMember,
  archiveMember,
  deleteMemberForGood,
  getMember,
  getMembers,
  patchMember,
  putMember,
  openMember,
} from './members.ts'
import { addMergeField, deleteMergeField, getMergeField, getMergeFields, patchMergeField } from './merge-fields.ts'
import { getReport, getSentTo } from './reports.ts'
import { getSegment, getSegmentMembers, getSegments } from './segments.ts'
import {
  addTemplate,
  deleteTemplate,
  getTemplate,
  getTemplateDefaults,
  getTemplates,
  patchTemplate,
} from './templates.ts'
import { addWebhook, deleteWebhook, getWebhook, getWebhooks, patchWebhook } from './webhooks.ts'
import { countMembers, listsOf, findList } from '../store/lists.ts'
import { linksOf, showTime } from './show.ts'
import { addEvent, eventsOf } from '../store/member-events.ts'
import { problems } from './problem.ts'
import { refuseIfFaulty } from './refused-rows.ts'
import { fieldsOf } from '../store/fields.ts'
import { findMember } from '../store/members.ts'
import { showMember } from './show-member.ts'

/** Searches by the whole address only: names and parts of addresses match no contact here. */
function getSearchMembers({ world, account, query }: ApiCall) {
  const list = findList(world, account.id, query.text('list_id') ?? '')
  if (!list) throw problems.notFound()
  const found = findMember(world, list.no, query.text('query') ?? '')
  const members = found ? [showMember({ account, list, fields: fieldsOf(world, list.no) }, found)] : []
  return {
    exact_matches: { members, total_items: members.length },
    full_search: { members, total_items: members.length },
    _links: linksOf(account.dc, ['self', 'GET', '/search-members']),
  }
}

type Written = { name: string; properties?: Record<string, string>; is_syncing?: boolean; occurred_at?: string }

function getMemberEvents(call: ApiCall) {
  const list = openList(call)
  const member = openMember(call, list)
  const { query, account } = call
  const page = { count: query.number('count'), offset: query.number('offset') }
  const { events, total } = eventsOf(call.world, member.id, page)
  return {
    events: events.map(({ name, properties, occurred_at: at }) => ({
      occurred_at: showTime(at),
      name,
      properties: JSON.parse(properties) as Record<string, string>,
    })),
    total_items: Math.max(0, total + account.settings.totalShift),
    _links: linksOf(account.dc, ['parent', 'GET', `/lists/${list.id}/members/${member.hash}`]),
  }
}

/** No key makes a repeated call the same event: each call that is done adds one. */
function addMemberEvent(call: ApiCall): undefined {
  const member = openMember(call, openList(call))
  refuseIfFaulty(call.faults, member.email)
  if (member.status === 'archived') throw problems.notFound()
  if (member.status === 'cleaned') throw problems.badRequest('Events cannot be added to a contact who was cleaned.')
  const { name, properties = {}, is_syncing: isSyncing, occurred_at: at } = call.body as Written
  if (!/^[A-Za-z0-9_-]{2,30}$/.test(name)) {
    throw problems.schema([{ field: 'name', message: 'An event name has 2 to 30 letters, digits, _ and -' }])
  }
  const occurredAt = at === undefined ? call.world.now() : Date.parse(at)
  if (Number.isNaN(occurredAt)) {
    throw problems.schema([{ field: 'occurred_at', message: 'This value is not a valid datetime.' }])
  }
  addEvent(call.world, {
    member_id: member.id,
    name,
    properties: JSON.stringify(properties),
    is_syncing: isSyncing ? 1 : 0,
    occurred_at: Math.floor(occurredAt / 1000),
  })
}

/** Handlers by the operationId of openapi.json. */
const answers: Record<string, Answer> = {
  getRoot,
  ping,
  getLists,
  getList,
  deleteList,
  batchSubscribe,
  getMembers,
  addMember,
  getMember,
  putMember,
  patchMember,
  getSearchMembers,
  archiveMember,
  deleteMemberForGood,
  getMemberTags,
  changeMemberTags,
  getSegments,
  getSegment,
  getSegmentMembers,
  addSegment,
  patchSegment,
  deleteSegment,
  changeSegmentMembers,
  searchTags,
  getMemberEvents,
  addMemberEvent,
  getMergeFields,
  addMergeField,
  getMergeField,
  patchMergeField,
  deleteMergeField,
  getWebhooks,
  addWebhook,
  getWebhook,
  patchWebhook,
  deleteWebhook,
  getCampaigns,
  addCampaign,
  getCampaign,
  patchCampaign,
  deleteCampaign,
  getCampaignContent,
  putCampaignContent,
  getSendChecklist,
  sendTestMail,
  replicateCampaign,
  getTemplates,
  addTemplate,
  getTemplate,
  patchTemplate,
  deleteTemplate,
  getTemplateDefaults,
  getReport,
  getSentTo,
}

type Resource = { parts: string[]; methods: Map<string, { operation: Operation; answer: Answer }> }
export type Route =
  | { is: 'found'; operation: Operation; answer: Answer; params: Record<string, string> }
  | { is: 'wrong method' }
  | { is: 'unknown' }

const resources: Resource[] = Object.entries(description.paths).map(([path, methods]) => ({
  parts: partsOf(path),
  methods: new Map(
    Object.entries(methods).map(([method, operation]) => [
      method.toUpperCase(),
      { operation, answer: answers[operation.operationId]! },
    ]),
  ),
}))

export function findRoute(method: string, path: string): Route {
  const parts = partsOf(path)
  for (const resource of resources) {
    const params = match(resource.parts, parts)
    if (!params) continue
    const found = resource.methods.get(method)
    return found ? { is: 'found', ...found, params } : { is: 'wrong method' }
  }
  return { is: 'unknown' }
}

function match(template: string[], parts: string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, part] of template.entries()) {
    const given = parts[place]!
    if (part.startsWith('{')) params[part.slice(1, -1)] = decode(given)
    else if (part !== given) return undefined
  }
  return params
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function ping() {
  return { health_status: "Everything's Chimpy!" }
}

function getRoot({ world, account }: ApiCall) {
  const counts = listsOf(world, account.id).map((list) => countMembers(world, list.no)['subscribed'] ?? 0)
  return {
    account_id: account.id,
    login_id: String(account.login_id),
    account_name: account.name,
    email: account.email,
    first_name: '',
    last_name: '',
    username: account.email.split('@')[0],
    avatar_url: '',
    role: 'owner',
    member_since: showTime(account.created_at),
    pricing_plan_type: 'monthly',
    first_payment: '',
    account_timezone: 'Europe/Amsterdam',
    account_industry: 'Events',
    contact: { company: account.name, addr1: '', addr2: '', city: '', state: '', zip: '', country: '' },
    pro_enabled: false,
    last_login: showTime(account.created_at),
    total_subscribers: counts.reduce((sum, n) => sum + n, 0),
    industry_stats: { open_rate: 0, bounce_rate: 0, click_rate: 0 },
    _links: linksOf(account.dc, ['self', 'GET', '/'], ['lists', 'GET', '/lists'], ['ping', 'GET', '/ping']),
  }
}
