import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { PasswordForgetPage } from '../features/auth/PasswordForgetPage.tsx'
import { RegisterPage } from '../features/auth/RegisterPage.tsx'
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx'
import { paths } from '../ui/paths.ts'
import { safeNext, withNext } from './access.ts'
import { useWho } from './SignInContext.tsx'

// Who has signed in may not stay on a guest's screen: the shell's check leads on to what was asked for.

export function LoginScreen() {
  const { signIn } = useWho()
  const next = useNext()
  return (
    <LoginPage
      onSignedIn={signIn}
      registerPath={withNext(paths.register, next)}
      forgotPath={withNext(paths.forgotPassword, next)}
    />
  )
}

export function RegisterScreen() {
  const { signIn } = useWho()
  return <RegisterPage onSignedIn={signIn} loginPath={withNext(paths.logIn, useNext())} />
}

export function PasswordForgetScreen() {
  return <PasswordForgetPage loginPath={withNext(paths.logIn, useNext())} />
}

/** The link of the mail. Both ways on are a guest's, so whoever is signed in here, is not any more. */
export function ResetPasswordScreen() {
  const { state, signOut } = useWho()
  const navigate = useNavigate()
  const token = useTokenOfLink()

  async function goOn(path: string) {
    if (state !== 'signed-out') await signOut()
    await navigate(path, { replace: true })
  }

  return (
    <ResetPasswordPage token={token} onReset={() => goOn(paths.logIn)} onAskAgain={() => goOn(paths.forgotPassword)} />
  )
}

/** Read once and kept in memory only: in the address bar it would stay in the history, and in every picture of the screen. */
function useTokenOfLink(): string | undefined {
  const { token: inAddress } = useParams()
  const [token] = useState(inAddress)
  useEffect(() => history.replaceState(history.state, '', paths.resetPassword), [])
  return token
}

function useNext(): string | undefined {
  const [query] = useSearchParams()
  return safeNext(query.get('next'))
}
