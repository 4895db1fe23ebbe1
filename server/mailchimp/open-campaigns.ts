// Reads the campaigns of a list, and makes drafts. Listpass never sends or schedules one.
import type { Ask } from './call.ts'
import { type Campaigns, type Checklist, type Draft, draftStatuses, type Receivers, type Version } from './campaigns.ts'
import { openFollowUps } from './open-follow-ups.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire-campaigns.ts'

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
]

export function openCampaigns(ask: Ask, listId: string): Campaigns {
  async function listDrafts(status: string): Promise<Draft[]> {
    const query = {
      list_id: listId,
      status,
      sort_field: 'create_time',
      sort_dir: 'DESC',
      count: draftsPerStatus,
      fields: parts.map((name) => `campaigns.${name}`).join(','),
    }
    const page = await ask({ method: 'GET', path: '/campaigns', query }, wire.campaignPage)
    return page.campaigns.flatMap((row) => readDraft(listId, row) ?? [])
  }

  async function findDraft(id: string): Promise<Draft | undefined> {
    const query = { fields: parts.join(',') }
    const row = await ask({ method: 'GET', path: pathOf(id), query }, wire.campaign).catch(orNothing)
    refuseStrange(id, row?.id)
    return row && readDraft(listId, row)
  }

  /** A part of a campaign that is missing counts as gone only if the campaign itself is gone too. */
  async function goneWith(id: string): Promise<undefined> {
    if (await findDraft(id)) throw unbelieved('Mailchimp did not find a part of a campaign that it has.')
  }

  return {
    ...openFollowUps(ask, listId, { findDraft, readDraft: (row) => readDraft(listId, row) }),

    async drafts() {
      const found = new Map<string, Draft>()
      for (const status of draftStatuses) for (const draft of await listDrafts(status)) found.set(draft.id, draft)
      return [...found.values()]
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
  }
}

/** Undefined for a campaign that was sent. Throws for one of another list. */
function readDraft(listId: string, row: wire.WireCampaign): Draft | undefined {
  refuseStrange(listId, row.recipients?.list_id)
  const status = draftStatuses.find((each) => each === row.status)
  return (
    status && {
      id: row.id,
      webId: row.web_id ?? undefined,
      status,
      kind: row.type,
      title: row.settings?.title ?? '',
      subject: row.settings?.subject_line ?? '',
      receiverCount: row.recipients?.recipient_count ?? undefined,
      receivers: readReceivers(row),
      createdAt: wire.readTime(row.create_time),
      sendAt: wire.readTime(row.send_time),
    }
  )
}

const itemKinds = ['success', 'warning', 'error'] as const

/** Undefined for a kind of item that Listpass does not know. */
function readItem({ type, heading, details }: wire.ChecklistItem): Checklist['items'][number] | undefined {
  const kind = itemKinds.find((each) => each === type)
  return kind && { kind, heading: heading ?? '', details: details ?? '' }
}

function pathOf(id: string): string {
  return `/campaigns/${encodeURIComponent(id)}`
}

function readVersion(
  label: string | undefined,
  { html, plain_text: plainText }: { html?: string | null | undefined; plain_text?: string | null | undefined },
): Version {
  return { label, html: html?.trim() ? html : undefined, plainText: plainText?.trim() ? plainText : undefined }
}

function readReceivers({ recipients }: wire.WireCampaign): Receivers {
  const options = recipients?.segment_opts
  const { saved_segment_id: saved, prebuilt_segment_id: prebuilt, conditions } = options ?? {}
  if (saved) return { kind: 'segment', id: saved }
  const [first, ...others] = conditions ?? []
  if (!first) return prebuilt ? { kind: 'conditions' } : { kind: 'list' }
  const tag = Number(first.value)
  const isTag = first.field === 'static_segment' && first.op === 'static_is' && Number.isInteger(tag) && tag > 0
  return isTag && others.length === 0 ? { kind: 'segment', id: tag } : { kind: 'conditions' }
}
