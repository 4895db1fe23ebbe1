import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

const params = z.object({ listId: listKey })

/** How Listpass learns of changes in a list: by webhook, or by polling every 10 minutes. */
export const webhookMode = z.enum(['webhook', 'polling'])

export const webhookStatus = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/webhook/status',
  summary: 'Tells whether Listpass hears of new and changed contacts, and how.',
  params,
  answer: z.object({
    webhook_enabled: z.boolean(),
    webhook_url: z.nullable(z.string()),
    protection_code: z.nullable(z.string()),
    qr_codes_generated: z.boolean(),
    mode: z.nullable(webhookMode),
    last_heard_at: z.nullable(z.string()),
  }),
})

export const setUpWebhook = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/webhook/setup',
  summary:
    'Registers our webhook with the Mailchimp list. If Mailchimp cannot reach us, polling every 10 minutes can be chosen instead.',
  params,
  body: z.optional(z.strictObject({ mode: z.optional(webhookMode) })),
  answer: z.object({
    message: z.string(),
    webhook_url: z.nullable(z.string()),
    protection_code: z.nullable(z.string()),
    mode: webhookMode,
  }),
})
