import { useState } from 'react'
import type { User } from '#contract/auth.ts'
import { logInWithCode } from '#contract/second-factor.ts'
import { call } from '../../api/call.ts'
import { Declined } from '../../api/declined.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { words } from '../../words/auth.ts'

type Props = {
  ticket: string
  ways: readonly string[]
  onSignedIn: (user: User, token: string) => void
  /** Switches to the passkey; undefined if the organiser has none. */
  onUsePasskey: (() => void) | undefined
  /** Called with the server's sentence when the ticket no longer works. */
  onStartAgain: (message?: string) => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep({ ticket, ways, onSignedIn, onUsePasskey, onStartAgain }: Props) {
  const [isRecovery, setIsRecovery] = useState(false)
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => {
      try {
        return await call(logInWithCode, { body: { ticket, code: textOf(form, 'code') } })
      } catch (error) {
        if (error instanceof Declined && error.fields['ticket']) onStartAgain(error.message)
        throw error
      }
    },
    ({ user, token, message }) => {
      showToast('good', message || words.loginDone)
      onSignedIn(user, token)
    },
    { fallback: words.loginFailed, connectionLost: words.connectionLost },
  )
  const shown = isRecovery ? words.recoveryStep : words.codeStep
  return (
    <AuthForm
      title={shown.title}
      intro={shown.text}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.loginButton}
      otherWays={[
        ...(ways.includes('recovery') ? [{ label: shown.other, onChoose: () => setIsRecovery(!isRecovery) }] : []),
        ...(onUsePasskey ? [{ label: words.passkeyStep.other, onChoose: onUsePasskey }] : []),
        { label: words.backToLogin, onChoose: () => onStartAgain() },
      ]}
    >
      <Field
        // A new key makes a new field, because the text typed for one kind of code is no code of the other kind.
        key={shown.label}
        ref={focusOn}
        label={shown.label}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        spellCheck={false}
        required
        problems={declined?.fields['code']}
      />
    </AuthForm>
  )
}

/** Gives each of the two fields the focus when it appears. */
function focusOn(input: HTMLInputElement | null): void {
  input?.focus()
}
