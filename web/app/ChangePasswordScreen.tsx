import { ChangePasswordPage } from '../features/account/ChangePasswordPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Whose password it is, only the app knows. */
export function ChangePasswordScreen() {
  return <ChangePasswordPage email={useWho().user?.email ?? ''} />
}
