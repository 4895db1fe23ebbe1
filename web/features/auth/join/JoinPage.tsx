import { wordsFor } from '../../../api/declined.ts'
import type { KeptInvitation } from '../../../product/kept-invitation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { Answer, type Ways } from './Answer.tsx'
import { useInvitation } from './use-invitation.ts'
import { words } from './words.ts'

type Props = Ways & {
  kept: KeptInvitation | undefined
  /** True while the sign-in is still being checked. */
  isChecking: boolean
}

/** The link of an invitation: the inviter, the team, and the next step. */
export function JoinPage({ kept, ...rest }: Props) {
  if (kept) return <Opened kept={kept} {...rest} />
  return (
    <AuthFrame title={words.title} otherWays={[]}>
      <Notice kind="bad" title={words.incomplete} detail={words.incompleteText} />
    </AuthFrame>
  )
}

function Opened({ kept, isChecking, ...ways }: Props & { kept: KeptInvitation }) {
  const reading = useInvitation(kept)
  if (reading.is === 'failed') {
    const { message, details } = wordsFor(reading.error, words.failed)
    return (
      <AuthFrame title={words.title} otherWays={[]}>
        <Notice kind="bad" title={message} detail={details} isUrgent>
          {!reading.isOver && (
            <Button size="small" onClick={() => location.reload()}>
              {words.tryAgain}
            </Button>
          )}
        </Notice>
      </AuthFrame>
    )
  }
  if (reading.is === 'loading' || isChecking) {
    return (
      <AuthFrame title={words.title} otherWays={[]}>
        <Skeleton label={words.loading} />
      </AuthFrame>
    )
  }
  const { team_name: team, invited_by: person, role, email } = reading.invitation
  return (
    <AuthFrame title={words.title} intro={words.invites(person, team)} otherWays={[]}>
      <p>{words.tasks[role]}</p>
      <Answer token={kept.token} email={email} {...ways} />
    </AuthFrame>
  )
}
