import type { FormEvent } from 'react'
import { textOf } from '../../api/use-form-call.ts'
import { useConsent } from '../../api/use-consent.ts'
import { Button } from '../../ui/Button.tsx'
import { CardForm } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { keepChosen, readChosen } from './chosen.ts'
import { words } from './words.ts'

/** Opens Mailchimp's own page, which leads back to the second step. */
export function ConsentForm({ userId }: { userId: string | undefined }) {
  const { leave, isLeaving, declined } = useConsent(userId)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = textOf(new FormData(event.currentTarget), 'account_name')
    keepChosen('accountName', name)
    if (!isLeaving) void leave(name)
  }

  return (
    <CardForm onSubmit={submit}>
      <p>{words.connectText}</p>
      <Field
        label={words.accountName}
        name="account_name"
        autoComplete="off"
        required
        maxLength={100}
        defaultValue={readChosen('accountName')}
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
    </CardForm>
  )
}
