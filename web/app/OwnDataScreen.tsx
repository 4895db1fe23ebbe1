import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { dropToken } from '../api/session-token.ts'
import { OwnDataPage } from '../features/account/OwnDataPage.tsx'
import { paths } from '../product/paths.ts'
import { publicPath } from '../product/public-path.ts'
import { showToast } from '../ui/toast-list.ts'
import { useWho } from './SignInContext.tsx'

/** Only the app can end the session when the account is deleted. */
export function OwnDataScreen() {
  const navigate = useNavigate()
  const { user } = useWho()
  const deleted = useRef<string>(undefined)

  // Runs after the start page has replaced this screen, which would lead to sign-in without a session.
  useEffect(
    () => () => {
      const message = deleted.current
      if (message === undefined) return
      dropToken()
      showToast('good', message)
    },
    [],
  )

  async function leave(message: string) {
    deleted.current = message
    await navigate(publicPath(paths.home))
  }

  return <OwnDataPage email={user?.email ?? ''} onDeleted={leave} />
}
