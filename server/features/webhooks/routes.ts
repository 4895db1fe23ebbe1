import { setUpWebhook as setUpCall, webhookStatus } from '#contract/webhooks.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import { openReceiver } from './receive-delivery.ts'
import { setUpWebhook } from './set-up-webhook.ts'
import type { Team } from '../../kernel/team.ts'
import { findListOf } from '../lists/find-list.ts'
import { codePlace, hookUrl } from './protection.ts'
import * as store from './store.ts'

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

type Status = {
  mode: 'webhook' | 'polling' | null
  url: string | null
  code: string | null
  isGenerated: boolean
  /** When Mailchimp last reported a change, or was last polled. */
  heardAt: Date | null
}

async function webhookStatusOf(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  team: Team,
  listKey: string,
): Promise<Status> {
  const list = await findListOf(services, team, listKey)
  const { mode, sealedCode, heardAt, polledAt } = await store.findListening(services.database, {
    team: team.id,
    list: list.id,
  })
  const code = mode === 'webhook' && sealedCode ? services.keys.open(sealedCode, codePlace(list.id)) : null
  return {
    mode,
    url: code && hookUrl(services.publicUrl, code),
    code,
    isGenerated: list.codesGeneratedAt !== null,
    heardAt: mode === 'polling' ? polledAt : heardAt,
  }
}
