import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { signInWays } from '#contract/sign-in-ways.ts'
import { wordsFor, type Words } from '../../api/declined.ts'
import { forgetIssuer } from '../../product/issuer-sign-out.ts'
import { showToast } from '../../ui/toast-list.ts'
import { words } from '../../words/auth.ts'

/** A challenge is valid for five minutes, and the list below the field may stay open for longer. */
const renewEveryMs = 4 * 60_000

const device = () => import('../../product/passkey-device.ts')

/** Offers this browser's passkeys below the email field from the start, and by a button. */
export function usePasskeySignIn(
  ways: AnswerOf<typeof signInWays> | undefined,
  onSignedIn: (user: User, token: string) => void,
) {
  const [isAble, setIsAble] = useState(true)
  const [problem, setProblem] = useState<Words>()
  const [isAsking, setIsAsking] = useState(false)

  async function signIn(isFilling: boolean) {
    const { signInByPasskey, endOf } = await device()
    try {
      const { user, token, message } = await signInByPasskey({ isFilling })
      showToast('good', message || words.loginDone)
      forgetIssuer()
      onSignedIn(user, token)
    } catch (error) {
      const end = endOf(error)
      // The list below the field closes when the person signs in otherwise or presses the button; that is no error.
      if (end === 'replaced' || (end !== undefined && isFilling)) return
      setProblem(
        end === undefined
          ? wordsFor(error, words.passkeyFailed)
          : { message: words.passkeyEnds[end], details: undefined },
      )
    }
  }

  const offerInField = useEffectEvent(() => signIn(true))

  useEffect(() => {
    if (ways?.passkeys.why_not !== null) return
    let isCurrent = true
    let renewing: ReturnType<typeof setInterval> | undefined
    async function offer() {
      const can = await (await device()).abilities()
      if (!isCurrent) return
      setIsAble(can.isAble)
      if (!can.isAbleToFill) return
      renewing = setInterval(() => void offerInField(), renewEveryMs)
      await offerInField()
    }
    offer().catch((error: unknown) => console.warn('No passkeys are offered.', error))
    return () => {
      isCurrent = false
      clearInterval(renewing)
      void device().then(({ stopAsking }) => stopAsking())
    }
  }, [ways])

  async function ask() {
    setProblem(undefined)
    setIsAsking(true)
    await signIn(false)
    setIsAsking(false)
  }

  const whyNot = ways?.passkeys.why_not ?? (isAble ? undefined : words.passkeyNotInBrowser)
  return { whyNot, problem, isAsking, ask }
}
