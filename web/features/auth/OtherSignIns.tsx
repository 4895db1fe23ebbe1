import styles from './auth.module.css'
import { useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import { call } from '../../api/call.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import { IssuerSignIn } from './IssuerSignIn.tsx'
import { words } from '../../words/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

type Props = { onSignedIn: (user: User, token: string) => void }

/** The ways to sign in besides the password, below its form. */
export function OtherSignIns({ onSignedIn }: Props) {
  const [ways, setWays] = useState<AnswerOf<typeof signInWays>>()
  useEffect(() => {
    call(signInWays, {}).then(setWays, (error: unknown) => console.warn('No other sign-in is offered.', error))
  }, [])
  return (
    <div className={stacked(4)}>
      <p className={`${styles['or']} ${stacked(3)} ${quiet()}`}>{words.or}</p>
      <PasskeySignIn ways={ways} onSignedIn={onSignedIn} />
      {ways?.oidc && <IssuerSignIn name={ways.oidc.name} onSignedIn={onSignedIn} />}
    </div>
  )
}

type PasskeySignInProps = {
  ways: AnswerOf<typeof signInWays> | undefined
  onSignedIn: (user: User, token: string) => void
}

/** A button, or the reason why there is none. */
function PasskeySignIn({ ways, onSignedIn }: PasskeySignInProps) {
  const isTakingOver = useIsTakingOver()
  const { whyNot, problem, isAsking, ask } = usePasskeySignIn(ways, onSignedIn)
  if (whyNot !== undefined) return <p className={quiet()}>{whyNot}</p>
  return (
    <>
      <Button size="large" isBusy={isAsking} disabled={isTakingOver} onClick={() => void ask()}>
        {isAsking ? words.passkeyAsking : words.passkeyButton}
      </Button>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
    </>
  )
}
