import { setUpWebhook as setUpCall, webhookStatus } from '#contract/webhooks.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { openReceiver } from './receive-delivery.ts'
import { setUpWebhook } from './set-up-webhook.ts'
import { webhookStatusOf } from './webhook-status.ts'

export function webhooksRoutes(serve: Serve, services: Services): void {
  serve.editor(webhookStatus, async ({ team, params }) => {
    const status = await webhookStatusOf(services, team, params.listId)
    return {
      webhook_enabled: status.mode !== null,
      webhook_url: status.url,
      protection_code: status.code,
      qr_codes_generated: status.isGenerated,
      mode: status.mode,
      last_heard_at: status.heardAt?.toISOString() ?? null,
    }
  })

  serve.editor(setUpCall, async ({ team, params, body }) => {
    const mode = body?.mode ?? 'webhook'
    await setUpWebhook(services, team, params.listId, mode)
    const status = await webhookStatusOf(services, team, params.listId)
    const message = said(mode === 'webhook' ? 'webhook_set_up' : 'polling_set_up')
    return { message, webhook_url: status.url, protection_code: status.code, mode }
  })

  serve.mailchimp(openReceiver(services))
}
