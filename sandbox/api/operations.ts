import { batchSubscribe } from './batch-subscribe.ts'
import type { Answer, ApiCall } from './call.ts'
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
import { addMemberEvent, getMemberEvents } from './member-events.ts'
import { changeMemberTags, getMemberTags } from './member-tags.ts'
import {
  addMember,
  archiveMember,
  deleteMemberForGood,
  getMember,
  getMembers,
  patchMember,
  putMember,
} from './members.ts'
import { addMergeField, deleteMergeField, getMergeField, getMergeFields, patchMergeField } from './merge-fields.ts'
import { getReport, getSentTo } from './reports.ts'
import { getSearchMembers } from './search-members.ts'
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
import { countMembers, listsOf } from '../store/lists.ts'
import { linksOf, showTime } from './show.ts'

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
