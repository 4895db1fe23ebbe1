import { logIn, type User } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { words } from './words.ts'

type Props = {
  onSignedIn: (user: User, token: string) => void
  registerPath: string
  forgotPath: string
  /** Filled in for an invited person. */
  email: string | undefined
}

export function LoginPage({ onSignedIn, registerPath, forgotPath, email }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(logIn, { body: { email: textOf(form, 'email'), password: textOf(form, 'password') } }),
    ({ user, token, message }) => {
      showToast('good', message || words.loginDone)
      onSignedIn(user, token)
    },
    { fallback: words.loginFailed, connectionLost: words.connectionLost },
  )
  return (
    <AuthForm
      title={words.loginTitle}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.loginButton}
      otherWays={[
        { to: forgotPath, label: words.toForgot },
        { to: registerPath, label: words.toRegister },
      ]}
    >
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        problems={declined?.fields['email']}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        problems={declined?.fields['password']}
      />
    </AuthForm>
  )
}
