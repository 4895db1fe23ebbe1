import { useMutation, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { call } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf, useRefreshList } from '../use-list.ts'
import { words } from '../../../words/manager.ts'

export type WebhookStatus = AnswerOf<typeof webhookStatus>
export type Mode = NonNullable<WebhookStatus['mode']>

export function useWebhook(listId: string) {
  const refresh = useRefreshList(listId)
  const status = useQuery({
    queryKey: keyOf(listId, 'webhook'),
    queryFn: ({ signal }) => call(webhookStatus, { params: { listId } }, signal),
  })
  const setUp = useMutation({
    mutationFn: (mode: Mode) => call(setUpWebhook, { params: { listId }, body: { mode } }),
    onSuccess: async ({ message }) => {
      showToast('good', message || words.steps.webhook.done)
      await refresh()
    },
  })
  return { status, setUp }
}

/** Mailchimp cannot reach our address, but polling would still work. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Declined && error.fields['url'] !== undefined
}
