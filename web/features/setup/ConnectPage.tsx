import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { connectOptions } from '#contract/connect.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { call } from '../../api/call.ts'
import { ButtonLink, Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { KeyForm } from './KeyForm.tsx'
import { readProblem } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { useAudiences } from './use-audiences.ts'
import { words } from '../../words/setup.ts'
import type { FormEvent } from 'react'
import { textOf } from '../../api/use-form-call.ts'
import { useConsent } from '../../api/use-consent.ts'
import { CardForm } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { keepChosen, readChosen } from './chosen.ts'
import { inRows } from '../../ui/layout.ts'

export function ConnectPage({ userId }: { userId: string | undefined }) {
  const options = useQuery({
    queryKey: ['setup', 'connect-options'],
    queryFn: ({ signal }) => call(connectOptions, {}, signal),
  })
  const audiences = useAudiences()
  const connected = audiences.data?.length ?? 0
  // All ways to continue appear at once, below the parts that are already known.
  const isKnown = !options.isPending && !audiences.isPending
  const problem = readProblem(useLocation().state)
  return (
    <SetupFrame step={1} title={words.wizard.connectTitle}>
      {problem !== undefined && <Notice kind="warn" title={words.wizard.problems[problem]} />}
      <Loaded of={options} loading={words.wizard.loadingOptions} failed={words.wizard.optionsFailed} rows={2} />
      {options.data?.oauth === true && (
        <>
          <ConsentForm userId={userId} />
          <Disclosure summary={words.wizard.keyInstead}>
            <KeyForm />
          </Disclosure>
        </>
      )}
      {options.data?.oauth === false && <KeyForm />}
      {isKnown && (
        <div className={inRows(4, 'center')}>
          {connected > 0 && (
            <ButtonLink to={paths.setupAudience} look="quiet">
              {words.wizard.connectedAlready}
            </ButtonLink>
          )}
          <ButtonLink to={paths.dashboard} look="plain">
            {words.wizard.toDashboard}
          </ButtonLink>
        </div>
      )}
    </SetupFrame>
  )
}

/** Opens Mailchimp's own page, which leads back to the second step. */
function ConsentForm({ userId }: { userId: string | undefined }) {
  const { leave, isLeaving, declined } = useConsent(userId)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = textOf(new FormData(event.currentTarget), 'account_name')
    keepChosen('accountName', name)
    if (!isLeaving) void leave(name)
  }

  return (
    <CardForm onSubmit={submit}>
      <p>{words.wizard.connectText}</p>
      <Field
        label={words.wizard.accountName}
        name="account_name"
        autoComplete="off"
        required
        maxLength={100}
        defaultValue={readChosen('accountName') ?? words.wizard.accountNameProposed}
        hint={words.wizard.accountNameHint}
        problems={declined?.fields['account_name']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isLeaving} />
      <div>
        <Button type="submit" look="action" disabled={userId === undefined} isBusy={isLeaving}>
          {isLeaving ? words.wizard.connecting : words.wizard.connect}
        </Button>
      </div>
    </CardForm>
  )
}
