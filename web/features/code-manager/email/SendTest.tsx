import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUser } from '#contract/auth.ts'
import { sendTest } from '#contract/campaign-writes.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './email.module.css'
import { words } from '../../../words/drafts.ts'

type Props = { listId: string; campaignId: string }

/** Mailchimp's own test mail, to the organiser or another address. */
export function SendTest(props: Props) {
  const user = useQuery({
    queryKey: ['own-email'],
    queryFn: ({ signal }) => call(currentUser, {}, signal),
    staleTime: Infinity,
  })
  return (
    <Loaded of={user} loading={words.writing.testLoading} failed={words.writing.testFailed} rows={2}>
      {({ user: { email } }) => <TestForm {...props} email={email} />}
    </Loaded>
  )
}

function TestForm({ listId, campaignId, email }: Props & { email: string }) {
  const [sentTo, setSentTo] = useState<string>()
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => {
      const to = textOf(form, 'email').trim()
      setSentTo(undefined)
      await call(sendTest, { params: { listId, campaignId }, body: { email: to } })
      return to
    },
    setSentTo,
    { fallback: words.writing.testFailed },
  )
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p>{words.writing.testText}</p>
      <Field
        label={words.writing.testTo}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        problems={declined?.fields['email']}
      />
      <FormProblem declined={declined} />
      {sentTo !== undefined && (
        <Notice kind="good" title={words.writing.testSent({ email: sentTo })} detail={words.writing.testSentText} />
      )}
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? words.writing.testSending : words.writing.testSend}
        </Button>
      </div>
    </form>
  )
}
