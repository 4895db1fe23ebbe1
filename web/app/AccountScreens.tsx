import { useNavigate } from 'react-router'
import { dropToken } from '../api/session-token.ts'
import { ChangePasswordPage } from '../features/account/ChangePasswordPage.tsx'
import { OwnDataPage } from '../features/account/OwnDataPage.tsx'
import { paths } from '../ui/paths.ts'
import { showToast } from '../ui/toast-list.ts'
import { useWho } from './SignInContext.tsx'

// Whose password it is, and what happens to who is signed in, only the app knows.

export function ChangePasswordScreen() {
  return <ChangePasswordPage email={useWho().user?.email ?? ''} />
}

export function OwnDataScreen() {
  const navigate = useNavigate()
  const { user } = useWho()

  /** The start comes first, and is shown at once: a member's screen would lead to sign-in. */
  async function leave(message: string) {
    await navigate(paths.home, { flushSync: true })
    dropToken()
    showToast('good', message)
  }

  return <OwnDataPage email={user?.email ?? ''} onDeleted={leave} />
}
