import { resetPassword } from '#contract/auth.ts'
import { passwordLength } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { words } from './words.ts'

type Props = {
  /** The token in the link; undefined if the link had none. */
  token: string | undefined
  onReset: () => Promise<void>
  onAskAgain: () => Promise<void>
}

export function ResetPasswordPage({ token, onReset, onAskAgain }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(resetPassword, {
        body: {
          token: token ?? '',
          password: textOf(form, 'password'),
          password_confirmation: textOf(form, 'password_confirmation'),
        },
      }),
    async ({ message }) => {
      showToast('good', message || words.resetDone)
      await onReset()
    },
    { fallback: words.resetFailed, connectionLost: words.connectionLost },
  )
  const problems = declined?.fields

  if (token === undefined)
    return <DeadLink reason={words.linkIncomplete} detail={words.linkIncompleteText} onAskAgain={onAskAgain} />
  if (declined && problems?.['token'])
    return <DeadLink reason={declined.message} detail={words.linkDeadText} onAskAgain={onAskAgain} />
  return (
    <AuthForm
      title={words.resetTitle}
      intro={words.resetText}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.resetButton}
      otherWays={[]}
    >
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        hint={words.passwordHint(passwordLength.min)}
        problems={problems?.['password']}
      />
      <PasswordField
        label={words.newPasswordAgain}
        name="password_confirmation"
        autoComplete="new-password"
        problems={problems?.['password_confirmation']}
      />
    </AuthForm>
  )
}

type DeadLinkProps = { reason: string; detail: string; onAskAgain: () => Promise<void> }

/** Shown if the link can no longer set a password, so that no one types one in vain. */
function DeadLink({ reason, detail, onAskAgain }: DeadLinkProps) {
  return (
    <AuthFrame title={words.resetTitle} otherWays={[]}>
      <Notice kind="bad" title={reason} detail={detail} isUrgent />
      <Button look="action" size="large" onClick={() => void onAskAgain()}>
        {words.askAgain}
      </Button>
    </AuthFrame>
  )
}
