import styles from './account.module.css'
import { useRef, useState } from 'react'
import { changePassword } from '#contract/auth.ts'
import { passwordLength } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormDone, FormProblem } from '../../ui/FormMessages.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { secondStepOf } from '../../product/confirmation-of.ts'
import { SecondStepFields } from '../../product/ConfirmFields.tsx'
import { words } from '../../words/account.ts'

export function ChangePasswordPage({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [done, setDone] = useState<string>()
  const { declined, submit, isSubmitting } = useFormCall(
    (filled) => {
      setDone(undefined)
      return sendPasswords(filled)
    },
    ({ message }) => {
      setDone(message)
      form.current?.reset()
    },
    { fallback: words.person.passwordFailed, connectionLost: words.person.passwordLost },
  )
  /** SPEC §5: all messages are shown directly, not only the first of each field. */
  const problemsOf = (name: string) => declined?.fields[name] && [declined.fields[name].join(' ')]

  return (
    <AccountFrame title={words.person.passwordTitle} intro={words.person.passwordText}>
      <Card className={styles['part']} aria-label={words.person.passwordTitle}>
        <form ref={form} className={styles['form']} onSubmit={submit}>
          {/* For password managers only: it tells them whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={words.person.currentPassword}
            name="current_password"
            autoComplete="current-password"
            problems={problemsOf('current_password')}
          />
          <SecondStepFields problems={declined?.fields} />
          <PasswordField
            label={words.person.newPassword}
            name="password"
            autoComplete="new-password"
            hint={words.person.passwordHint({ least: passwordLength.min })}
            problems={problemsOf('password')}
          />
          <PasswordField
            label={words.person.newPasswordAgain}
            name="password_confirmation"
            autoComplete="new-password"
            problems={problemsOf('password_confirmation')}
          />
          <p className={styles['quiet']}>{words.person.passwordElsewhere}</p>
          <FormProblem declined={declined} />
          <FormDone message={done === undefined ? undefined : done || words.person.passwordDone} />
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.person.loading : words.person.passwordButton}
          </Button>
          <SlowHint isWaiting={isSubmitting} />
        </form>
      </Card>
    </AccountFrame>
  )
}

async function sendPasswords(form: FormData) {
  const second = await secondStepOf(form)
  return call(changePassword, {
    body: {
      ...second,
      current_password: textOf(form, 'current_password'),
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
    },
  })
}
