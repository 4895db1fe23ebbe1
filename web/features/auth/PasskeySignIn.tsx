import type { User } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { signInWays } from '#contract/sign-in-ways.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { words } from '../../words/auth.ts'
import { quiet } from '../../ui/layout.ts'

type Props = { ways: AnswerOf<typeof signInWays> | undefined; onSignedIn: (user: User, token: string) => void }

/** A button, or the reason why there is none. */
export function PasskeySignIn({ ways, onSignedIn }: Props) {
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
