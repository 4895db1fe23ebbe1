import type { User } from '#contract/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { words } from '../../words/auth.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { beginOidc, finishOidc } from '#contract/oidc.ts'
import { call } from '../../api/call.ts'
import { wordsFor, type Words } from '../../api/declined.ts'
import { keepIssuer } from '../../product/issuer-sign-out.ts'
import { showToast } from '../../ui/toast-list.ts'

type Props = { onSignedIn: (user: User, token: string) => void; name: string }

/** Sign-in by the operator's identity provider. */
export function IssuerSignIn({ onSignedIn, name }: Props) {
  const { problem, isAway, leave } = useIssuerSignIn(onSignedIn)
  return (
    <>
      <Button size="large" isBusy={isAway} onClick={() => void leave()}>
        {words.issuerButton({ name })}
      </Button>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
    </>
  )
}

/** Sign-in by an identity provider: the button leads there, and the way back has a ticket behind # in the address. */
function useIssuerSignIn(onSignedIn: (user: User, token: string) => void) {
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
