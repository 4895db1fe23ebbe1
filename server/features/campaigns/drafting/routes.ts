import { makeDraft as makeDraftCall, sendTest as sendTestCall } from '#contract/campaign-writes.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services, Needs } from '../../../services.ts'
import { mailchimpPages, urlOf } from '../mailchimp-pages.ts'
import { makeDraft } from './make-draft.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListOf, refuseUnlessWorkable } from '../../lists/find-list.ts'
import { noDraft } from '../find-drafts.ts'

// Mailchimp's test mail of a draft, to one address. The draft itself is never sent.

/** Of one team. Mailchimp's own cap of a day is lower on small plans. */
const tests = { capacity: 10, secondsEach: 60 }

async function sendTest(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  { listKey, campaignId, email }: { listKey: string; campaignId: string; email: string },
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  if (!(await takeTokenIfLeft(services.database, `test-mail:${team.id}`, tests))) {
    throw new Refusal('too_many', 'too_many_tests')
  }
  await withAccount(services, { id: list.accountId, teamId: team.id }, 'person', async (login) => {
    const campaigns = login.campaigns(list.mailchimpId)
    if (!(await campaigns.findDraft(campaignId))) throw noDraft()
    await campaigns.sendTest(campaignId, email).catch(inOurWords)
  })
  // An address is no part of the log.
  await services.database.as({ team: team.id, list: list.id }, (tx) =>
    keepRecord(tx, team, 'test_mail_sent', { listId: list.id, details: { campaign: campaignId } }),
  )
}

/** Mailchimp has no code for its reasons, so its sentence is kept beside ours. */
function inOurWords(error: unknown): never {
  if (!(error instanceof MailchimpTrouble)) throw error
  const { kind, details, why, fields } = error
  const more = { details: details ?? why, cause: error }
  if (kind === 'unreachable') throw new Refusal('unavailable', 'test_unsure', more)
  if (kind !== 'refused') throw error
  if (fields.some(({ field }) => field.startsWith('test_emails'))) {
    throw new Refusal('invalid', 'test_address_refused', { ...more, field: 'email' })
  }
  const isCapped = /\b(most|limit|maximum|too many|exceed\w*)\b/i.test(details ?? '')
  throw new Refusal('conflict', isCapped ? 'tests_used_up' : 'test_not_sent', more)
}

export function draftingRoutes(serve: Serve, services: Services): void {
  serve.editor(sendTestCall, async ({ team, params, body }) => {
    await sendTest(services, team, { listKey: params.listId, campaignId: params.campaignId, email: body.email })
    return { message: said('test_sent') }
  })

  serve.editor(makeDraftCall, async ({ team, params, body, language }) => {
    const { list, draft } = await makeDraft(services, team, params.listId, { title: body.title, language })
    return { id: draft.id, mailchimp_url: urlOf(draft, await mailchimpPages(services, team, list)) }
  })
}
