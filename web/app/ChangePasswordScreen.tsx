import { ChangePasswordPage } from '../features/account/ChangePasswordPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Only the app knows the signed-in organiser. */
export function ChangePasswordScreen() {
  return <ChangePasswordPage email={useWho().user?.email ?? ''} />
}
