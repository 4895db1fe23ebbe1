import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { dropToken } from '../api/session-token.ts'
import { OwnDataPage } from '../features/account/OwnDataPage.tsx'
import { paths } from '../ui/paths.ts'
import { showToast } from '../ui/toast-list.ts'
import { useWho } from './SignInContext.tsx'

/** What happens to who is signed in when the account ends, only the app knows. */
export function OwnDataScreen() {
  const navigate = useNavigate()
  const { user } = useWho()
  const deleted = useRef<string>(undefined)

  // Only once the start stands in the place of this screen, which would lead to sign-in as soon as nobody is signed in.
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
    await navigate(paths.home)
  }

  return <OwnDataPage email={user?.email ?? ''} onDeleted={leave} />
}
