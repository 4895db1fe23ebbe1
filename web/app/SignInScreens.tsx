import { useSearchParams } from 'react-router'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { RegisterPage } from '../features/auth/RegisterPage.tsx'
import { paths } from '../ui/paths.ts'
import { safeNext, withNext } from './access.ts'
import { useWho } from './SignInContext.tsx'

// Who has signed in may not stay on a guest's screen: the shell's check leads on to what was asked for.

export function LoginScreen() {
  const { signIn } = useWho()
  return <LoginPage onSignedIn={signIn} registerPath={withNext(paths.register, useNext())} />
}

export function RegisterScreen() {
  const { signIn } = useWho()
  return <RegisterPage onSignedIn={signIn} loginPath={withNext(paths.logIn, useNext())} />
}

function useNext(): string | undefined {
  const [query] = useSearchParams()
  return safeNext(query.get('next'))
}
