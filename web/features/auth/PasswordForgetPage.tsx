import { useRef, useState } from 'react'
import { forgotPassword } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field } from '../../ui/Field.tsx'
import { AuthForm } from './AuthForm.tsx'
import { words } from '../../words/auth.ts'

export function PasswordForgetPage({ loginPath }: { loginPath: string }) {
  const email = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<string>()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => {
      setDone(undefined)
      return call(forgotPassword, { body: { email: textOf(form, 'email') } })
    },
    ({ message }) => {
      setDone(message || words.forgotDone)
      if (email.current) email.current.value = ''
    },
    { fallback: words.forgotFailed, connectionLost: words.connectionLost },
  )
  return (
    <AuthForm
      title={words.forgotTitle}
      intro={words.forgotText}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      done={done}
      button={words.forgotButton}
      otherWays={[{ to: loginPath, label: words.backToLogin }]}
    >
      <Field
        ref={email}
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        problems={declined?.fields['email']}
      />
    </AuthForm>
  )
}
