import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { JoinPage } from '../features/auth/join/JoinPage.tsx'
import { invitationIn, keepInvitation, readInvitationOfTab } from '../product/kept-invitation.ts'
import { paths } from '../product/paths.ts'
import { withNext } from './access.ts'
import { useWho } from './SignInContext.tsx'

/** The page behind an invitation's link, also after sign-in or registration. */
export function JoinScreen() {
  const { state, user, signOut } = useWho()
  return (
    <JoinPage
      kept={useInvitationOfLink()}
      user={user}
      isChecking={state === 'checking'}
      loginPath={withNext(paths.logIn, paths.join)}
      registerPath={withNext(paths.register, paths.join)}
      onSignOut={signOut}
    />
  )
}

/** The link's token leaves the address bar once it is read, and stays in this tab. */
function useInvitationOfLink() {
  const { hash } = useLocation()
  const [kept, setKept] = useState(() => invitationIn(hash.slice(1)) ?? readInvitationOfTab())
  const inAddress = invitationIn(hash.slice(1))
  // If another link is pasted into the open page, only the fragment changes, so nothing reloads.
  if (inAddress !== undefined && inAddress.token !== kept?.token) setKept(inAddress)
  useEffect(() => {
    const found = invitationIn(hash.slice(1))
    if (found === undefined) return
    keepInvitation(found)
    history.replaceState(history.state, '', paths.join)
  }, [hash])
  return kept
}
