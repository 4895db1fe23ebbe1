import { useEffect, useState } from 'react'
import { useNavigate, useLocation, useSearchParams } from 'react-router'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { PasswordForgetPage } from '../features/auth/PasswordForgetPage.tsx'
import { RegisterPage } from '../features/auth/RegisterPage.tsx'
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx'
import { type KeptInvitation, readInvitationOfTab } from '../product/kept-invitation.ts'
import { paths } from '../product/paths.ts'
import { safeNext, withNext } from './access.ts'
import { useWho } from './SignInContext.tsx'

// A signed-in organiser may not stay on a guest's screen, so the access check continues to the requested page.

export function LoginScreen() {
  const { signIn } = useWho()
  const next = useNext()
  return (
    <LoginPage
      onSignedIn={signIn}
      email={useInvited()?.email}
      registerPath={withNext(paths.register, next)}
      forgotPath={withNext(paths.forgotPassword, next)}
    />
  )
}

export function RegisterScreen() {
  const { signIn } = useWho()
  const invited = useInvited()
  const next = useNext()
  // If registration needs an invitation, the invitation's link leads here.
  const invitation = useLocation().hash.slice(1) || invited?.registration || undefined
  return (
    <RegisterPage
      onSignedIn={signIn}
      loginPath={withNext(paths.logIn, next)}
      forgotPath={withNext(paths.forgotPassword, next)}
      invitation={invitation}
      invitedEmail={invited?.email}
    />
  )
}

export function PasswordForgetScreen() {
  return <PasswordForgetPage loginPath={withNext(paths.logIn, useNext())} />
}

/** The page behind the link in the mail. Both next steps are for guests, so it ends an existing session. */
export function ResetPasswordScreen() {
  const { state, signOut } = useWho()
  const navigate = useNavigate()
  const token = useTokenOfLink()

  async function goOn(path: string) {
    if (state !== 'signed-out') await signOut()
    await navigate(path, { replace: true })
  }

  return (
    <ResetPasswordPage
      key={token}
      token={token}
      onReset={() => goOn(paths.logIn)}
      onAskAgain={() => goOn(paths.forgotPassword)}
    />
  )
}

/**
 * The token of the link, read once and kept only in memory. In the address bar it would stay in the history and in
 * screenshots.
 */
function useTokenOfLink(): string | undefined {
  const { hash } = useLocation()
  const inAddress = hash.slice(1)
  const [token, keep] = useState(inAddress)
  // If another link is pasted into the open page, only the fragment changes, so nothing reloads.
  if (inAddress !== '' && inAddress !== token) keep(inAddress)
  useEffect(() => {
    if (hash !== '') history.replaceState(history.state, '', paths.resetPassword)
  }, [hash])
  return token || undefined
}

/** The invitation to a team, for a person who comes from its page. */
function useInvited(): KeptInvitation | undefined {
  const isForTeam = useNext() === paths.join
  return isForTeam ? readInvitationOfTab() : undefined
}

function useNext(): string | undefined {
  const [query] = useSearchParams()
  return safeNext(query.get('next'))
}
