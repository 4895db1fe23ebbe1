import { useEffect, useState } from 'react'
import { readReset, resetPassword } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { passwordLength } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { keptIn, WaysToKeep } from './reset/WaysToKeep.tsx'
import { hasOtherWays, ResetDone } from './reset/ResetDone.tsx'
import { words } from '../../words/auth.ts'

type Props = {
  /** The token in the link; undefined if the link had none. */
  token: string | undefined
  onReset: () => Promise<void>
  onAskAgain: () => Promise<void>
}

export function ResetPasswordPage({ token, ...props }: Props) {
  if (token === undefined)
    return <DeadLink reason={words.linkIncomplete} detail={words.linkIncompleteText} onAskAgain={props.onAskAgain} />
  return <ResetForm token={token} {...props} />
}

function ResetForm({ token, onReset, onAskAgain }: Props & { token: string }) {
  const [done, setDone] = useState<AnswerOf<typeof resetPassword>>()
  const [found, setFound] = useState<AnswerOf<typeof readReset>>()
  useEffect(() => {
    // Without this answer the form still works: then nothing is kept.
    call(readReset, { body: { token } }).then(setFound, (error: unknown) => console.warn('No way in is listed.', error))
  }, [token])
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(resetPassword, {
        body: {
          token,
          password: textOf(form, 'password'),
          password_confirmation: textOf(form, 'password_confirmation'),
          keep: keptIn(form),
        },
      }),
    async (answer) => {
      if (hasOtherWays(answer)) return setDone(answer)
      showToast('good', answer.message || words.resetDone)
      await onReset()
    },
    { fallback: words.resetFailed, connectionLost: words.connectionLost },
  )
  const problems = declined?.fields

  if (done) return <ResetDone {...done} issuer={found?.linked_with ?? ''} onGoOn={onReset} />
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
        hint={words.passwordHint({ least: passwordLength.min })}
        problems={problems?.['password']}
      />
      <PasswordField
        label={words.newPasswordAgain}
        name="password_confirmation"
        autoComplete="new-password"
        problems={problems?.['password_confirmation']}
      />
      {found && <WaysToKeep {...found} />}
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
