import { makeDraft as makeDraftCall, sendTest as sendTestCall } from '#contract/campaign-writes.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { mailchimpPages, urlOf } from '../mailchimp-pages.ts'
import { makeDraft } from './make-draft.ts'
import { sendTest } from './send-test.ts'

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
