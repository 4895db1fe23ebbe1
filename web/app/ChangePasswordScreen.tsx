import { ChangePasswordPage } from '../features/account/ChangePasswordPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in organiser, whom only the app knows. */
export function ChangePasswordScreen() {
  return <ChangePasswordPage email={useWho().user?.email ?? ''} />
}
