import { saveCampaign, type Campaign } from '../../store/campaigns.ts'
import { fillSections, findTemplate } from '../../store/templates.ts'
import type { ApiCall } from '../call.ts'
import { problems } from '../problem.ts'
import { linksOf } from '../show.ts'
import { openCampaign } from './show-campaign.ts'
import { textOf } from './text-of.ts'

type Written = {
  html?: string
  plain_text?: string
  url?: string
  archive?: object
  template?: { id: number; sections?: Record<string, unknown> }
  variate_contents?: object[]
}

export function getCampaignContent(call: ApiCall) {
  return showContent(call, openCampaign(call))
}

/** An email of the New Builder has no content before its first save in the editor. */
function showContent({ account }: ApiCall, campaign: Campaign) {
  const { id, type, html, plain_text: plainText, variants } = campaign
  return {
    plain_text: plainText || textOf(html),
    html,
    archive_html: html,
    ...(type === 'variate' && { variate_contents: variants }),
    _links: linksOf(account.dc, ['parent', 'GET', `/campaigns/${id}`], ['self', 'GET', `/campaigns/${id}/content`]),
  }
}

export function putCampaignContent(call: ApiCall) {
  const campaign = openCampaign(call)
  if (campaign.status === 'sent') throw problems.badRequest('The content of a sent campaign cannot be changed.')
  return showContent(call, saveCampaign(call.world, contentAfter(call, campaign)))
}

function contentAfter(call: ApiCall, campaign: Campaign): Campaign {
  const { html, plain_text: plainText, template, ...others } = call.body as Written
  const other = ['url', 'archive', 'variate_contents'].find((name) => name in others)
  if (other) throw problems.notImitated(`content by ${other}`)
  if (campaign.content_type === 'multichannel') {
    if (call.account.settings.ignoresNewBuilderWrites) return campaign
    throw problems.badRequest('The content of this campaign can be changed only in the email builder.')
  }
  if (template) return fromTemplate(call, campaign, template)
  // A campaign that was made from a template takes no HTML: the answer is 200 and the content stays.
  if (html !== undefined && campaign.settings.template_id) return campaign
  return {
    ...campaign,
    ...(html !== undefined && { html, content_type: 'html' as const }),
    ...(plainText !== undefined && { plain_text: plainText }),
  }
}

function fromTemplate(call: ApiCall, campaign: Campaign, { id, sections }: Written['template'] & object): Campaign {
  const template = findTemplate(call.world, call.account.id, id)
  if (!template || template.content_type === 'multichannel') {
    throw problems.schema([
      { field: 'template.id', message: 'The template does not exist, or cannot be used by the API.' },
    ])
  }
  const html = fillSections(template.html, sections ?? {})
  const settings = { ...campaign.settings, template_id: id }
  return { ...campaign, html, plain_text: '', content_type: 'template', settings }
}
