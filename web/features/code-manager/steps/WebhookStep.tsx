import styles from '../code-manager.module.css'
import { wordsFor, Declined } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showDate } from '../../../ui/show.ts'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { stacked } from '../../../ui/layout.ts'
import { words as managerWords, words } from '../../../words/manager.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf, useRefreshList } from '../use-list.ts'

export function WebhookStep({ listId }: { listId: string }) {
  const { webhook: words } = managerWords.steps
  const { status, setUp } = useWebhook(listId)
  if (!status.data) return <Loaded of={status} loading={words.loading} failed={words.loadFailed} rows={2} />
  const { mode } = status.data
  return (
    <>
      {mode === null ? <p>{words.text}</p> : <Connection status={status.data} />}
      {setUp.isError && <Refused error={setUp.error} isBusy={setUp.isPending} onPoll={() => setUp.mutate('polling')} />}
      <Button
        look={mode === null ? 'action' : 'quiet'}
        size={mode === null ? 'normal' : 'small'}
        isBusy={setUp.isPending}
        onClick={() => setUp.mutate('webhook')}
      >
        {setUp.isPending
          ? words.settingUp
          : mode === null
            ? words.setUp
            : mode === 'webhook'
              ? words.again
              : words.tryAgain}
      </Button>
      <SlowHint isWaiting={setUp.isPending} />
    </>
  )
}

/** The error with Mailchimp's own words in parentheses (SPEC §8), and the alternative if there is one. */
function Refused({ error, isBusy, onPoll }: { error: unknown; isBusy: boolean; onPoll: () => void }) {
  const { webhook: words } = managerWords.steps
  const { message, details } = wordsFor(error, words.failed)
  const title = details === undefined ? message : `${message} (${details})`
  if (!isUnreachable(error)) return <Notice kind="bad" title={title} isUrgent />
  return (
    <Notice kind="bad" title={title} detail={words.offer} isUrgent>
      <Button size="small" isBusy={isBusy} onClick={onPoll}>
        {words.poll}
      </Button>
    </Notice>
  )
}

function Connection({ status }: { status: WebhookStatus }) {
  const { webhook: words } = managerWords.steps
  const { mode, webhook_url: url, protection_code: code, last_heard_at: heardAt } = status
  return (
    <>
      <p>{mode === 'polling' ? words.byPolling : words.byWebhook}</p>
      <div className={styles['details']}>
        <Disclosure summary={words.details}>
          <dl className={styles['state']}>
            <dt>{words.mode}</dt>
            <dd>{mode && words.modes[mode]}</dd>
            {url !== null && <Copied name={words.url} value={url} label={words.copyUrl} />}
            {code !== null && <Copied name={words.code} value={code} label={words.copyCode} />}
            <dt>{words.heard}</dt>
            <dd>{heardAt === null ? words.neverHeard : showDate(heardAt)}</dd>
          </dl>
        </Disclosure>
      </div>
    </>
  )
}

function Copied({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={stacked(2, 'start')}>
        <code>{value}</code>
        <CopyButton text={value} label={label} />
      </dd>
    </>
  )
}

type WebhookStatus = AnswerOf<typeof webhookStatus>
type Mode = NonNullable<WebhookStatus['mode']>

function useWebhook(listId: string) {
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
function isUnreachable(error: unknown): boolean {
  return error instanceof Declined && error.fields['url'] !== undefined
}
