import type { FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { connectOptions } from '#contract/connect.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { useConsent } from '../../api/use-consent.ts'
import { textOf } from '../../api/use-form-call.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../ui/paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './setup.module.css'
import { words } from './words.ts'

export function ConnectPage({ userId }: { userId: string | undefined }) {
  usePageTitle(words.connectTitle)
  const options = useQuery({
    queryKey: ['setup', 'connect-options'],
    queryFn: ({ signal }) => call(connectOptions, {}, signal),
  })
  return (
    <div className={styles['page']}>
      <h1>{words.connectTitle}</h1>
      {options.isPending && <Skeleton label={words.loadingOptions} rows={2} />}
      {options.isError && (
        <TroubleNotice
          {...wordsFor(options.error, words.optionsFailed)}
          onRetry={() => void options.refetch()}
          isRetrying={options.isFetching}
        />
      )}
      {options.data?.oauth === true && <ConsentForm userId={userId} />}
      {options.data?.oauth === false && <Notice kind="plain" title={words.byKey} detail={words.byKeyText} />}
      <div>
        <ButtonLink to={paths.dashboard}>{words.toDashboard}</ButtonLink>
      </div>
    </div>
  )
}

function ConsentForm({ userId }: { userId: string | undefined }) {
  const { leave, isLeaving, declined } = useConsent(userId)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isLeaving) void leave(textOf(new FormData(event.currentTarget), 'account_name'))
  }

  return (
    <form className={styles['card']} onSubmit={submit}>
      <p>{words.connectText}</p>
      <Field
        label={words.accountName}
        name="account_name"
        autoComplete="off"
        required
        maxLength={100}
        hint={words.accountNameHint}
        problems={declined?.fields['account_name']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isLeaving} />
      <div>
        <Button type="submit" look="action" disabled={userId === undefined} isBusy={isLeaving}>
          {isLeaving ? words.connecting : words.connect}
        </Button>
      </div>
    </form>
  )
}
