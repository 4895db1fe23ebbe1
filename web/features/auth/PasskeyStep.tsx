import type { User } from '#contract/auth.ts'
import { DeviceSaidNo } from '../../api/declined.ts'
import { useFormCall } from '../../api/use-form-call.ts'
import { forgetIssuer } from '../../product/issuer-sign-out.ts'
import { showToast } from '../../ui/toast-list.ts'
import { AuthForm } from './AuthForm.tsx'
import { words } from '../../words/auth.ts'

type Props = {
  /** Of the right password: a passkey from before a reset needs it. */
  ticket: string
  onSignedIn: (user: User, token: string) => void
  onStartAgain: () => void
  /** Switches to the code; undefined if the organiser has no authenticator app. */
  onUseApp: (() => void) | undefined
}

/** The second step of signing in with a passkey, which is a complete sign-in without the password, except after a reset. */
export function PasskeyStep({ ticket, onSignedIn, onStartAgain, onUseApp }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    () => signIn(ticket),
    ({ user, token, message }) => {
      showToast('good', message || words.loginDone)
      forgetIssuer()
      onSignedIn(user, token)
    },
    { fallback: words.passkeyFailed, connectionLost: words.connectionLost },
  )
  return (
    <AuthForm
      title={words.passkeyStep.title}
      intro={words.passkeyStep.text}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.passkeyStep.button}
      otherWays={[
        ...(onUseApp ? [{ label: words.recoveryStep.other, onChoose: onUseApp }] : []),
        { label: words.backToLogin, onChoose: onStartAgain },
      ]}
    />
  )
}

async function signIn(ticket: string) {
  const { signInByPasskey, endOf } = await import('../../product/passkey-device.ts')
  try {
    return await signInByPasskey({ isFilling: false, ticket })
  } catch (error) {
    const end = endOf(error)
    if (end === undefined) throw error
    throw new DeviceSaidNo(end === 'failed' ? words.passkeyStep.failed : words.passkeyStep.closed, error)
  }
}
