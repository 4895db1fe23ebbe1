import type { Campaign } from '../store/campaigns.ts'
import { fieldsOf } from '../store/fields.ts'
import { findList, type List } from '../store/lists.ts'
import { figuresOf, sentMailsOf, sumOf, type SentMail } from '../store/sent-mails.ts'
import type { ApiCall } from './call.ts'
import { openCampaign } from './campaigns/show-campaign.ts'
import { showMergeValues, type MergeValues } from './merge-values.ts'
import { problems } from './problem.ts'
import { linksOf, showTime } from './show.ts'

export function getReport(call: ApiCall) {
  const { campaign, list } = openReport(call)
  const figures = figuresOf(call.world, campaign)
  const { settings } = campaign
  return {
    id: campaign.id,
    campaign_title: settings.title ?? '',
    type: campaign.type,
    list_id: campaign.list_id,
    list_is_active: list !== undefined,
    list_name: list?.name ?? '',
    subject_line: settings.subject_line ?? '',
    preview_text: settings.preview_text ?? '',
    emails_sent: sumOf(figures),
    abuse_reports: 0,
    unsubscribed: 0,
    send_time: showTime(campaign.send_time),
    bounces: { hard_bounces: figures.hard, soft_bounces: figures.soft, syntax_errors: 0 },
    opens: {
      opens_total: figures.opens,
      unique_opens: figures.unique_opens,
      open_rate: figures.sent === 0 ? 0 : figures.unique_opens / figures.sent,
      last_open: showTime(figures.last_open),
    },
    clicks: { clicks_total: 0, unique_clicks: 0, unique_subscriber_clicks: 0, click_rate: 0, last_click: '' },
    delivery_status: { enabled: false },
    _links: linksOf(
      call.account.dc,
      ['self', 'GET', `/reports/${campaign.id}`],
      ['sent-to', 'GET', `/reports/${campaign.id}/sent-to`],
    ),
  }
}

export function getSentTo(call: ApiCall) {
  const { campaign, list } = openReport(call)
  const { pageRows, totalShift, unsetNumber } = call.account.settings
  const fields = list ? fieldsOf(call.world, list.no) : []
  const page = {
    count: Math.min(call.query.number('count'), pageRows || Infinity),
    offset: call.query.number('offset'),
  }
  const show = (mail: SentMail) => ({
    email_id: mail.hash,
    email_address: mail.email,
    merge_fields: showMergeValues(fields, JSON.parse(mail.merge_values) as MergeValues, unsetNumber),
    vip: mail.vip === 1,
    status: mail.mail_status,
    open_count: mail.open_count,
    last_open: showTime(mail.last_open),
    gmt_offset: 0,
    campaign_id: campaign.id,
    list_id: campaign.list_id,
    list_is_active: list !== undefined,
  })
  return {
    sent_to: sentMailsOf(call.world, campaign, page).map(show),
    campaign_id: campaign.id,
    total_items: Math.max(0, sumOf(figuresOf(call.world, campaign)) + totalShift),
    _links: linksOf(call.account.dc, ['parent', 'GET', `/reports/${campaign.id}`]),
  }
}

/** A campaign that was not sent has no report. */
function openReport(call: ApiCall): { campaign: Campaign; list: List | undefined } {
  const campaign = openCampaign(call)
  if (campaign.status !== 'sent') throw problems.notFound()
  return { campaign, list: findList(call.world, call.account.id, campaign.list_id) }
}
