// Copies of a campaign that was sent, as drafts.
import type { Ask } from './call.ts'
import type { Campaigns } from './campaigns.ts'
import { pathOf, readDraft } from './read-draft.ts'
import { refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire-campaigns.ts'

type FollowUps = Pick<Campaigns, 'replicate' | 'address'>

export function openFollowUps(ask: Ask, listId: string, findDraft: Campaigns['findDraft']): FollowUps {
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
