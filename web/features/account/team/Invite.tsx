import { useRef } from 'react'
import { invitePerson } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardForm } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import account from '../account.module.css'
import { placeIn, RoleFields } from './RoleFields.tsx'
import { useRefreshPeople } from './use-team.ts'
import { words } from './words.ts'

export function Invite() {
  const refresh = useRefreshPeople()
  const form = useRef<HTMLDivElement>(null)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(invitePerson, { body: { email: textOf(form, 'email'), ...placeIn(form) } }),
    async ({ message }) => {
      showToast('good', message)
      const field = form.current?.querySelector<HTMLInputElement>('input[name=email]')
      if (field) field.value = ''
      await refresh()
    },
    { fallback: words.inviteFailed },
  )
  return (
    <CardForm onSubmit={submit} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <p className={account['quiet']}>{words.inviteText}</p>
      <div className={account['form']} ref={form}>
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          problems={declined?.fields['email']}
        />
        <RoleFields given="editor" listIds={[]} problems={declined?.fields} />
        <FormProblem declined={declined} />
        <div>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.sending : words.send}
          </Button>
        </div>
        <SlowHint isWaiting={isSubmitting} />
      </div>
    </CardForm>
  )
}
