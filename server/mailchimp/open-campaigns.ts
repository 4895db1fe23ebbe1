// Reads the campaigns of a list, and makes drafts. Listpass never sends or schedules one.
import type { Ask } from './call.ts'
import { type Campaigns, type Checklist, type Draft, draftStatuses, type Version } from './campaigns.ts'
import type { InSize } from './in-size.ts'
import { openDrafting } from './open-drafting.ts'
import { openFollowUps } from './open-follow-ups.ts'
import { openSentCampaigns } from './open-sent-campaigns.ts'
import { pathOf, readDraft } from './read-draft.ts'
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

export function openCampaigns(ask: Ask, inSize: InSize, listId: string): Campaigns {
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
    if (await findDraft(id)) throw unbelieved('mailchimp_campaign_part_lost')
  }

  return {
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
