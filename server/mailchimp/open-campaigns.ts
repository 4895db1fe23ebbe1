// Reads the campaigns of a list, and makes drafts. Listpass never sends or schedules one.
import type { Listed } from './audience.ts'
import type { Ask } from './call.ts'
import { type Campaigns, type Checklist, type Draft, draftStatuses, type Version } from './campaigns.ts'
import type { InSize } from './in-size.ts'
import { openSentCampaigns } from './open-sent-campaigns.ts'
import { pathOf, readDraft } from './read-draft.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire-campaigns.ts'
import * as z from 'zod/mini'

const draftsPerStatus = 20

const parts = [
  'id',
  'web_id',
  'type',
  'status',
  'create_time',
  'send_time',
  'recipients.list_id',
  'recipients.recipient_count',
  'recipients.segment_opts',
  'settings.title',
  'settings.subject_line',
  'settings.preview_text',
  'settings.from_name',
  'settings.reply_to',
]

export function openCampaigns(ask: Ask, inSize: InSize, listId: string): Campaigns {
  async function listDrafts(status: string): Promise<Listed<Draft>> {
    const query = {
      list_id: listId,
      status,
      sort_field: 'create_time',
      sort_dir: 'DESC',
      count: draftsPerStatus,
      fields: parts.map((name) => `campaigns.${name}`).join(','),
    }
    const page = await ask({ method: 'GET', path: '/campaigns', query }, wire.campaignPage)
    const { rows, leftOut } = page.campaigns
    return { rows: rows.flatMap((row) => readDraft(listId, row) ?? []), leftOut }
  }

  async function findDraft(id: string): Promise<Draft | undefined> {
    const query = { fields: parts.join(',') }
    const row = await ask({ method: 'GET', path: pathOf(id), query }, wire.campaign).catch(orNothing)
    refuseStrange(id, row?.id)
    return row && readDraft(listId, row)
  }

  /** A part of a campaign that is missing counts as gone only if the campaign itself is gone too. */
  async function goneWith(id: string): Promise<undefined> {
    if (await findDraft(id)) throw unbelieved('mailchimp_campaign_part_lost')
  }

  return {
    async drafts() {
      const found = new Map<string, Draft>()
      const leftOut: string[] = []
      for (const status of draftStatuses) {
        const listed = await listDrafts(status)
        for (const draft of listed.rows) found.set(draft.id, draft)
        leftOut.push(...listed.leftOut)
      }
      return { rows: [...found.values()], leftOut }
    },

    findDraft,

    async content(id) {
      const query = { fields: 'html,plain_text,variate_contents' }
      const path = `${pathOf(id)}/content`
      const found = await ask({ method: 'GET', path, query }, wire.content).catch(orNothing)
      if (!found) return goneWith(id)
      const versions = found.variate_contents ?? []
      if (versions.length === 0) return [readVersion(undefined, found)]
      return versions.map((each) => readVersion(each.content_label ?? undefined, each))
    },

    async checklist(id) {
      const query = { fields: 'is_ready,items' }
      const path = `${pathOf(id)}/send-checklist`
      const found = await ask({ method: 'GET', path, query }, wire.checklist).catch(orNothing)
      if (!found) return goneWith(id)
      return { isReady: found.is_ready, items: found.items.flatMap((item) => readItem(item) ?? []) }
    },

    ...openDrafting(ask, listId),
    ...openSentCampaigns({ ask, inSize, listId }),
    ...openFollowUps(ask, listId, findDraft),
  }
}

const itemKinds = ['success', 'warning', 'error'] as const

/** Undefined for a kind of item that Listpass does not know. */
function readItem({ type, heading, details }: wire.ChecklistItem): Checklist['items'][number] | undefined {
  const kind = itemKinds.find((each) => each === type)
  return kind && { kind, heading: heading ?? '', details: details ?? '' }
}

function readVersion(
  label: string | undefined,
  { html, plain_text: plainText }: { html?: string | null | undefined; plain_text?: string | null | undefined },
): Version {
  return { label, html: html?.trim() ? html : undefined, plainText: plainText?.trim() ? plainText : undefined }
}

// Copies of a campaign that was sent, as drafts.

type FollowUps = Pick<Campaigns, 'replicate' | 'address'>

function openFollowUps(ask: Ask, listId: string, findDraft: Campaigns['findDraft']): FollowUps {
  return {
    async replicate(id) {
      const row = await ask({ method: 'POST', path: `${pathOf(id)}/actions/replicate`, isOnce: true }, wire.campaign)
      const copy = row.id === id ? undefined : readDraft(listId, row)
      if (!copy) throw unbelieved('mailchimp_other_campaign')
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
      if (!isHeld) throw unbelieved('mailchimp_draft_not_held')
      return draft
    },
  }
}

// What Listpass writes about campaigns: drafts and tests. Nothing here reaches the recipients of a list.

type Drafting = Pick<Campaigns, 'sendTest' | 'defaults' | 'addDraft' | 'writeContent'>

function openDrafting(ask: Ask, listId: string): Drafting {
  return {
    async sendTest(id, email) {
      const body = { test_emails: [email], send_type: 'html' }
      await ask({ method: 'POST', path: `${pathOf(id)}/actions/test`, body, isOnce: true }, z.unknown())
    },

    async defaults() {
      const path = `/lists/${encodeURIComponent(listId)}`
      const query = { fields: 'id,campaign_defaults' }
      const { id, campaign_defaults: said } = await ask({ method: 'GET', path, query }, wire.campaignDefaults)
      refuseStrange(listId, id)
      return { subject: said?.subject ?? '', fromName: said?.from_name ?? '', replyTo: said?.from_email ?? '' }
    },

    async addDraft({ title, subject, fromName, replyTo }) {
      const settings = { title, subject_line: subject, from_name: fromName, reply_to: replyTo }
      const body = { type: 'regular', recipients: { list_id: listId }, settings }
      const row = await ask({ method: 'POST', path: '/campaigns', body, isOnce: true }, wire.campaign)
      const draft = readDraft(listId, row)
      if (!draft) throw unbelieved('mailchimp_no_draft_made')
      return draft
    },

    async writeContent(id, { html, plainText }) {
      const body = { html, plain_text: plainText }
      await ask({ method: 'PUT', path: `${pathOf(id)}/content`, body }, z.unknown())
    },
  }
}
