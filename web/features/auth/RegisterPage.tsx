import styles from './auth.module.css'
import { Link } from 'react-router'
import { register, type User } from '#contract/auth.ts'
import { passwordLength } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { words } from '../../words/auth.ts'

type Props = {
  onSignedIn: (user: User, token: string) => void
  loginPath: string
  forgotPath: string
  /** The invitation's part of the link; undefined without one. */
  invitation: string | undefined
  /** If the new account joins a team, it must have this email. */
  invitedEmail: string | undefined
}

export function RegisterPage({ onSignedIn, loginPath, forgotPath, invitation, invitedEmail }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(register, {
        body: {
          name: textOf(form, 'name'),
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
          password_confirmation: textOf(form, 'password_confirmation'),
          ...(invitation !== undefined && { invitation }),
        },
      }),
    ({ user, token, message }) => {
      showToast('good', message || words.registerDone)
      onSignedIn(user, token)
    },
    { fallback: words.registerFailed, connectionLost: words.connectionLost },
  )
  const problems = declined?.fields
  return (
    <AuthForm
      title={words.registerTitle}
      intro={invitedEmail === undefined ? words.registerText : words.registerToJoin}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.registerButton}
      otherWays={[{ to: loginPath, label: words.toLogin }]}
    >
      <Field label={words.name} name="name" autoComplete="name" required problems={problems?.['name']} />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={invitedEmail}
        problems={problems?.['email']}
      />
      {declined?.code === 'email_has_account' && (
        <div className={styles['others']}>
          <Link to={loginPath}>{words.loginButton}</Link>
          <Link to={forgotPath}>{words.toForgot}</Link>
        </div>
      )}
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        hint={words.passwordHint({ least: passwordLength.min })}
        problems={problems?.['password']}
      />
      <PasswordField
        label={words.passwordAgain}
        name="password_confirmation"
        autoComplete="new-password"
        problems={problems?.['password_confirmation']}
      />
    </AuthForm>
  )
}
