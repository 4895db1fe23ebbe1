// What Listpass writes about campaigns: drafts and tests. Nothing here reaches the recipients of a list.
import * as z from 'zod/mini'
import type { Ask } from './call.ts'
import type { Campaigns } from './campaigns.ts'
import { pathOf, readDraft } from './read-draft.ts'
import { unbelieved } from './second-look.ts'
import * as wire from './wire-campaigns.ts'

type Drafting = Pick<Campaigns, 'sendTest' | 'addDraft' | 'writeContent'>

export function openDrafting(ask: Ask, listId: string): Drafting {
  return {
    async sendTest(id, email) {
      const body = { test_emails: [email], send_type: 'html' }
      await ask({ method: 'POST', path: `${pathOf(id)}/actions/test`, body, isOnce: true }, z.unknown())
    },

    async addDraft({ title, subject }) {
      const body = { type: 'regular', recipients: { list_id: listId }, settings: { title, subject_line: subject } }
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
