import { useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import { call } from '../../api/call.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import styles from './auth.module.css'
import { IssuerSignIn } from './IssuerSignIn.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { words } from '../../words/auth.ts'

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
