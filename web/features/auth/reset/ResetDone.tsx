import type { resetPassword } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Button } from '../../../ui/Button.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { words } from '../../../words/auth.ts'
import { StillNeeded } from './WaysToKeep.tsx'

type Answer = AnswerOf<typeof resetPassword>
type Props = Answer & {
  /** The name of the identity provider. */
  issuer: string
  onGoOn: () => Promise<void>
}

export function hasOtherWays({ ended, left, ways }: Answer): boolean {
  return [ended, left].some(({ passkeys, is_linked: isLinked }) => passkeys > 0 || isLinked) || ways.length > 0
}

/** After a reset: what no longer opens the account, and what still does. */
export function ResetDone({ ended, left, ways, issuer, onGoOn }: Props) {
  const [gone, kept] = [named(ended, issuer), named(left, issuer)]
  return (
    <AuthFrame title={words.resetDoneTitle} otherWays={[]}>
      {gone && <p>{words.otherWays.ended({ list: gone })}</p>}
      {kept && <p>{words.otherWays.left({ list: kept })}</p>}
      <StillNeeded ways={ways} />
      <p>{words.resetDoneTeam}</p>
      <Button look="action" size="large" onClick={() => void onGoOn()}>
        {words.loginButton}
      </Button>
    </AuthFrame>
  )
}

function named({ passkeys, is_linked: isLinked }: Answer['ended'], issuer: string): string {
  const links = isLinked ? [words.otherWays.link({ name: issuer })] : []
  return [...(passkeys > 0 ? [words.otherWays.passkeys({ found: passkeys })] : []), ...links].join(', ')
}
