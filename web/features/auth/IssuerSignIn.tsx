import type { User } from '#contract/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIssuerSignIn } from './use-issuer-sign-in.ts'
import { words } from './words.ts'

type Props = { onSignedIn: (user: User, token: string) => void; name: string }

/** Sign-in by the operator's identity provider. */
export function IssuerSignIn({ onSignedIn, name }: Props) {
  const { problem, isAway, leave } = useIssuerSignIn(onSignedIn)
  return (
    <>
      <Button size="large" isBusy={isAway} onClick={() => void leave()}>
        {words.issuerButton(name)}
      </Button>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
    </>
  )
}
