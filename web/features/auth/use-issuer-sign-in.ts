import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { beginOidc, finishOidc } from '#contract/oidc.ts'
import { call } from '../../api/call.ts'
import { wordsFor, type Words } from '../../api/declined.ts'
import { keepIssuer } from '../../product/issuer-sign-out.ts'
import { showToast } from '../../ui/toast-list.ts'
import { words } from './words.ts'

/** Sign-in by an identity provider: the button leads there, and the way back has a ticket behind # in the address. */
export function useIssuerSignIn(onSignedIn: (user: User, token: string) => void) {
  const [problem, setProblem] = useState<Words>()
  const [isAway, setIsAway] = useState(false)

  const finish = useEffectEvent(async (ticket: string) => {
    try {
      const { user, token, message, issuer_sign_out: issuer } = await call(finishOidc, { body: { ticket } })
      showToast('good', message || words.loginDone)
      if (issuer) keepIssuer(issuer)
      onSignedIn(user, token)
    } catch (error) {
      setProblem(wordsFor(error, words.issuerFailed))
    }
  })

  useEffect(() => {
    const ticket = location.hash.slice(1)
    if (ticket === '') return
    // The ticket is used at once, and removed from the history.
    history.replaceState(history.state, '', location.pathname + location.search)
    void Promise.resolve(ticket).then((found) => finish(found))
  }, [])

  async function leave() {
    setProblem(undefined)
    setIsAway(true)
    try {
      const { url } = await call(beginOidc, { body: {} })
      location.assign(url)
    } catch (error) {
      setProblem(wordsFor(error, words.issuerFailed))
      setIsAway(false)
    }
  }

  return { problem, isAway, leave }
}
