import { findCampaign, type Campaign } from '../../store/campaigns.ts'
import { campaignWebId } from '../../store/ids.ts'
import { findList, type List } from '../../store/lists.ts'
import { countRecipients } from '../../store/recipients.ts'
import { html } from '../../pages/html.ts'
import { findSegment } from '../../store/segments.ts'
import { figuresOf, sumOf } from '../../store/sent-mails.ts'
import type { ApiCall } from '../call.ts'
import { problems } from '../problem.ts'
import { linksOf, showTime } from '../show.ts'

export function openCampaign({ world, account, params }: ApiCall): Campaign {
  const found = findCampaign(world, account.id, params['campaign_id'] ?? '')
  if (!found) throw problems.notFound()
  return found
}

type Shown = Pick<ApiCall, 'world' | 'account'>

/** Without `isCounted`, the recipients are not counted, because counting a large audience takes a while. */
export function showCampaign(call: Shown, campaign: Campaign, isCounted = true): Record<string, unknown> {
  const { account } = call
  const { id, type, status, content_type, settings } = campaign
  const isSent = status === 'sent'
  return {
    id,
    web_id: campaignWebId(campaign),
    type,
    create_time: showTime(campaign.created_at),
    archive_url: '',
    long_archive_url: '',
    status,
    emails_sent: isSent && isCounted ? sumOf(figuresOf(call.world, campaign)) : 0,
    send_time: showTime(campaign.send_time),
    content_type,
    needs_block_refresh: false,
    resendable: isSent,
    recipients: showRecipients(call, campaign, isCounted),
    settings: {
      subject_line: settings.subject_line ?? '',
      preview_text: settings.preview_text ?? '',
      title: settings.title ?? '',
      from_name: settings.from_name ?? '',
      reply_to: settings.reply_to ?? '',
      use_conversation: false,
      to_name: settings.to_name ?? '',
      folder_id: settings.folder_id ?? '',
      authenticate: true,
      auto_footer: false,
      inline_css: false,
      auto_tweet: false,
      fb_comments: false,
      timewarp: false,
      template_id: settings.template_id ?? 0,
      drag_and_drop: content_type === 'drag_and_drop' || content_type === 'multichannel',
    },
    ...(isSent && isCounted && { report_summary: showSummary(call, campaign) }),
    delivery_status: { enabled: false },
    _links: linksOf(
      account.dc,
      ['self', 'GET', `/campaigns/${id}`],
      ['parent', 'GET', '/campaigns'],
      ['content', 'GET', `/campaigns/${id}/content`],
    ),
  }
}

function showRecipients({ world, account }: Shown, campaign: Campaign, isCounted: boolean): Record<string, unknown> {
  const list = findList(world, account.id, campaign.list_id)
  const options = campaign.segment_opts
  return {
    list_id: campaign.list_id,
    list_is_active: list !== undefined,
    list_name: list?.name ?? '',
    segment_text: list ? segmentText(world, list, options) : '',
    recipient_count: isCounted ? countRecipients(world, campaign) : undefined,
    ...(Object.keys(options).length > 0 && { segment_opts: options }),
  }
}

function segmentText(world: Shown['world'], list: List, { saved_segment_id: saved }: Campaign['segment_opts']): string {
  const segment = saved === undefined ? undefined : findSegment(world, list.no, String(saved))
  return segment ? html`<p>Contacts of ${segment.name}</p>`.markup : ''
}

function showSummary({ world }: Shown, campaign: Campaign): Record<string, unknown> {
  const { sent, opens, unique_opens } = figuresOf(world, campaign)
  return {
    opens,
    unique_opens,
    open_rate: sent === 0 ? 0 : unique_opens / sent,
    clicks: 0,
    subscriber_clicks: 0,
    click_rate: 0,
  }
}
