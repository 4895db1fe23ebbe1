import { ChangePasswordPage } from '../features/account/ChangePasswordPage.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in organiser, because only the app knows them. */
export function ChangePasswordScreen() {
  return <ChangePasswordPage email={useWho().user?.email ?? ''} />
}
