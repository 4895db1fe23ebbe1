// What was sent to a list: the campaigns, their figures and their recipients.
import type { Ask } from './call.ts'
import type { Campaigns, Sent } from './campaigns.ts'
import type { InSize } from './in-size.ts'
import { pathOf } from './read-draft.ts'
import { readInParts, rowsOf } from './read-in-parts.ts'
import { orNothing, refuseStrange } from './second-look.ts'
import * as wire from './wire-campaigns.ts'
import { readEach } from './wire-rows.ts'

type SentCampaigns = Pick<Campaigns, 'sent' | 'findSent' | 'report' | 'recipientsFrom'>

const sentShown = 20
/** Of a campaign that can no longer be changed or stopped. */
const sentStatuses = new Set(['sent', 'sending'])
const parts = [
  'id',
  'web_id',
  'type',
  'status',
  'send_time',
  'recipients.list_id',
  'settings.title',
  'settings.subject_line',
]

const partsOfRecipients = ['campaign_id', 'total_items', 'sent_to.email_id', 'sent_to.list_id', 'sent_to.status']

type Place = { ask: Ask; inSize: InSize; listId: string }

export function openSentCampaigns({ ask, inSize, listId }: Place): SentCampaigns {
  return {
    async sent() {
      const query = {
        list_id: listId,
        status: 'sent',
        sort_field: 'send_time',
        sort_dir: 'DESC',
        count: sentShown,
        fields: parts.map((name) => `campaigns.${name}`).join(','),
      }
      const page = await ask({ method: 'GET', path: '/campaigns', query }, wire.campaignPage)
      const { rows, leftOut } = page.campaigns
      return { rows: rows.map((row) => readSent(listId, row)), leftOut }
    },

    async findSent(id) {
      const query = { fields: parts.join(',') }
      const row = await ask({ method: 'GET', path: pathOf(id), query }, wire.campaign).catch(orNothing)
      refuseStrange(id, row?.id)
      if (!row || !sentStatuses.has(row.status)) return undefined
      const sent = readSent(listId, row)
      return row.status === 'sent' ? sent : { ...sent, sentAt: undefined }
    },

    async report(id) {
      const query = { fields: 'id,list_id,emails_sent,bounces' }
      const found = await ask({ method: 'GET', path: `/reports/${encodeURIComponent(id)}`, query }, wire.report).catch(
        orNothing,
      )
      refuseStrange(id, found?.id)
      refuseStrange(listId, found?.list_id)
      if (!found) return undefined
      const { hard_bounces: hard, soft_bounces: soft, syntax_errors: wrong = 0 } = found.bounces
      return { sent: found.emails_sent, bounced: Math.min(found.emails_sent, hard + soft + wrong) }
    },

    async recipientsFrom(id, first) {
      const page = await readInParts(inSize, first, async (offset, rows) => {
        const query = { count: rows.count, offset, fields: partsOfRecipients.join(',') }
        const request = { method: 'GET', path: `/reports/${encodeURIComponent(id)}/sent-to`, query, rows } as const
        const part = await ask(request, wire.recipientPage)
        refuseStrange(id, part.campaign_id)
        const { read, odd } = readEach(wire.recipient, part.sent_to, offset)
        for (const row of read) refuseStrange(listId, row.list_id)
        // Mailchimp knows sent, soft and hard.
        const members = read.map((row) => ({ hash: row.email_id, hasBounced: row.status !== 'sent' }))
        return { members, odd, total: part.total_items }
      })
      return { recipients: page.members, rows: rowsOf(page), isLast: page.isLast }
    },
  }
}

function readSent(listId: string, row: wire.WireCampaign): Sent {
  refuseStrange(listId, row.recipients?.list_id)
  const { title, subject_line: subject } = row.settings ?? {}
  const webId = row.web_id ?? undefined
  return { id: row.id, webId, title: title ?? '', subject: subject ?? '', sentAt: wire.readTime(row.send_time) }
}
