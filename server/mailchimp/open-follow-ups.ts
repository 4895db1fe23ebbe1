// What was sent to a list, and copies of it as drafts.
import type { Ask } from './call.ts'
import type { Campaigns, Sent } from './campaigns.ts'
import type { InSize } from './in-size.ts'
import { pathOf, readDraft } from './read-draft.ts'
import { readInParts } from './read-in-parts.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire-campaigns.ts'

type FollowUps = Pick<Campaigns, 'sent' | 'findSent' | 'report' | 'recipientsFrom' | 'replicate' | 'address'>

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

export function openFollowUps({ ask, inSize, listId }: Place, findDraft: Campaigns['findDraft']): FollowUps {
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
      return page.campaigns.map((row) => readSent(listId, row))
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
        for (const row of part.sent_to) refuseStrange(listId, row.list_id)
        // Mailchimp knows sent, soft and hard.
        const members = part.sent_to.map((row) => ({ hash: row.email_id, hasBounced: row.status !== 'sent' }))
        return { members, total: part.total_items }
      })
      return { recipients: page.members, isLast: page.isLast }
    },

    async replicate(id) {
      const row = await ask({ method: 'POST', path: `${pathOf(id)}/actions/replicate`, isOnce: true }, wire.campaign)
      const copy = row.id === id ? undefined : readDraft(listId, row)
      if (!copy) throw unbelieved('Mailchimp answered with another campaign than the copy.')
      return copy
    },

    async address(id, { title, segmentId }) {
      const query = { fields: 'id,type,status,settings' }
      const { settings, ...row } = await ask({ method: 'GET', path: pathOf(id), query }, wire.campaign)
      refuseStrange(id, row.id)
      const body = {
        recipients: { list_id: listId, segment_opts: { saved_segment_id: segmentId } },
        settings: {
          title,
          subject_line: settings?.subject_line ?? '',
          from_name: settings?.from_name ?? '',
          reply_to: settings?.reply_to ?? '',
        },
      }
      await ask({ method: 'PATCH', path: pathOf(id), body }, wire.campaign)
      const draft = await findDraft(id)
      const isHeld = draft?.receivers.kind === 'segment' && draft.receivers.id === segmentId && draft.title === title
      if (!isHeld) throw unbelieved('Mailchimp does not show the draft as it was written.')
      return draft
    },
  }
}

function readSent(listId: string, row: wire.WireCampaign): Sent {
  refuseStrange(listId, row.recipients?.list_id)
  const { title, subject_line: subject } = row.settings ?? {}
  const webId = row.web_id ?? undefined
  return { id: row.id, webId, title: title ?? '', subject: subject ?? '', sentAt: wire.readTime(row.send_time) }
}
