import {
  addCampaign as keepNew,
  campaignsOf,
  deleteCampaign as forget,
  saveCampaign,
  type Campaign,
  type CampaignSettings,
  type SegmentOptions,
} from '../../store/campaigns.ts'
import { findTemplate } from '../../store/templates.ts'
import type { ApiCall } from '../call.ts'
import { problems } from '../problem.ts'
import { linksOf } from '../show.ts'
import { openCampaign, showCampaign } from './show-campaign.ts'
import { findList } from '../../store/lists.ts'
import { findSegment } from '../../store/segments.ts'
import { readConditions } from '../read-conditions.ts'

type Written = {
  type?: string
  content_type?: 'template' | 'multichannel'
  recipients?: WrittenRecipients
  settings?: CampaignSettings
  rss_opts?: { feed_url?: string; frequency?: string }
}

export function getCampaigns(call: ApiCall) {
  const { query, world, account } = call
  const text = (name: string) => query.text(name)
  const createdBefore = query.time('before_create_time', 'up')
  const createdSince = query.time('since_create_time', 'down')
  const sentBefore = query.time('before_send_time', 'up')
  const sentSince = query.time('since_send_time', 'down')
  const all = campaignsOf(world, account.id)
    .filter(({ type }) => text('type') === undefined || type === text('type'))
    .filter(({ status }) => text('status') === undefined || status === text('status'))
    .filter((campaign) => text('list_id') === undefined || campaign.list_id === text('list_id'))
    .filter(({ created_at: at }) => isBetween(at, createdSince, createdBefore))
    .filter(({ send_time: at }) => (sentSince ?? sentBefore) === undefined || isBetween(at, sentSince, sentBefore))
  if (text('sort_field') === 'send_time') all.sort((a, b) => a.send_time - b.send_time || a.no - b.no)
  if (text('sort_dir') === 'DESC') all.reverse()
  const offset = query.number('offset')
  const isCounted = ['recipients', 'emails_sent', 'report_summary'].some((part) => call.wants(`campaigns.${part}`))
  return {
    campaigns: all
      .slice(offset, offset + query.number('count'))
      .map((campaign) => showCampaign(call, campaign, isCounted)),
    total_items: all.length,
    _links: linksOf(account.dc, ['self', 'GET', '/campaigns']),
  }
}

function isBetween(at: number, since: number | undefined, before: number | undefined): boolean {
  return (since === undefined || at > since) && (before === undefined || (at !== 0 && at < before))
}

export function getCampaign(call: ApiCall) {
  return showCampaign(call, openCampaign(call))
}

/** A draft. Only the kinds `regular`, `plaintext` and `rss` are made by the API here. A feed is never read. */
export function addCampaign(call: ApiCall) {
  const { type, content_type: contentType, recipients, settings = {}, rss_opts: feed } = call.body as Written
  if (type !== 'regular' && type !== 'plaintext' && type !== 'rss') {
    throw problems.notImitated(`campaigns of the type ${type}`)
  }
  if (type === 'rss' && !feed?.feed_url)
    throw problems.schema([{ field: 'rss_opts.feed_url', message: 'An RSS campaign needs the address of a feed.' }])
  const campaign = keepNew(call.world, call.account.id, {
    type,
    content_type: contentType ?? 'template',
    settings: readSettings(settings),
    ...(recipients && readRecipients(call, recipients)),
    ...templateContent(call, settings.template_id),
  })
  return showCampaign(call, campaign)
}

export function patchCampaign(call: ApiCall) {
  const campaign = openCampaign(call)
  if (campaign.status === 'sent') throw problems.badRequest('A sent campaign cannot be changed.')
  const { recipients, settings } = call.body as Required<Pick<Written, 'settings'>> & Written
  const changed: Campaign = {
    ...campaign,
    settings: { ...campaign.settings, ...readSettings(settings) },
    ...(recipients && readRecipients(call, recipients)),
    ...(settings.template_id !== campaign.settings.template_id && templateContent(call, settings.template_id)),
  }
  return showCampaign(call, saveCampaign(call.world, changed))
}

export function deleteCampaign(call: ApiCall): undefined {
  forget(call.world, openCampaign(call))
}

/** A copy as a draft, of a draft or of a sent campaign, with the recipients of the first. */
export function replicateCampaign(call: ApiCall) {
  const { list_id, type, content_type, segment_opts, settings, html, plain_text, variants } = openCampaign(call)
  const copy = { list_id, type, content_type, segment_opts, html, plain_text, variants }
  const title = `${settings.title ?? ''} (copy 01)`.trimStart()
  return showCampaign(call, keepNew(call.world, call.account.id, { ...copy, settings: { ...settings, title } }))
}

const kept = [
  'subject_line',
  'preview_text',
  'title',
  'from_name',
  'reply_to',
  'to_name',
  'folder_id',
  'template_id',
] as const satisfies (keyof CampaignSettings)[]

function readSettings(written: CampaignSettings): CampaignSettings {
  const given = kept.filter((name) => written[name] !== undefined && !(name === 'template_id' && written[name] === 0))
  return Object.fromEntries(given.map((name) => [name, written[name]]))
}

/** A template of the New Builder cannot be assigned by the API. */
function templateContent(call: ApiCall, id: number | undefined): Partial<Campaign> {
  if (!id) return {}
  const template = findTemplate(call.world, call.account.id, id)
  if (!template || template.content_type === 'multichannel') {
    throw problems.schema([
      { field: 'settings.template_id', message: 'The template does not exist, or cannot be used by the API.' },
    ])
  }
  return { html: template.html, plain_text: '', content_type: 'template' }
}

type WrittenRecipients = {
  list_id: string
  segment_opts?: { saved_segment_id?: number; match?: 'any' | 'all'; conditions?: unknown[] }
}

/** Checks the audience and the segment. Without `segment_opts` the whole audience is meant. */
function readRecipients(call: ApiCall, written: WrittenRecipients): Pick<Campaign, 'list_id' | 'segment_opts'> {
  const list = findList(call.world, call.account.id, written.list_id)
  if (!list) throw problems.schema([{ field: 'recipients.list_id', message: 'The list does not exist.' }])
  return { list_id: list.id, segment_opts: readOptions(call, list.no, written.segment_opts ?? {}) }
}

/** A saved segment goes before conditions. */
function readOptions(
  call: ApiCall,
  listNo: number,
  options: WrittenRecipients['segment_opts'] & object,
): SegmentOptions {
  const { saved_segment_id: saved, match = 'all', conditions } = options
  if (saved) {
    const segment = findSegment(call.world, listNo, String(saved))
    if (segment) return { saved_segment_id: segment.id, match: 'all', ...segment.options }
    throw problems.schema([
      { field: 'recipients.segment_opts.saved_segment_id', message: 'The segment does not exist.' },
    ])
  }
  if (!conditions) return {}
  return { match, conditions: readConditions(conditions, 'recipients.segment_opts') }
}
