import { isolated } from '#domain/user-text.ts'
import { wordsFor, Declined } from '../../../api/declined.ts'
import { type KeptInvitation, dropInvitation, keepInvitation } from '../../../product/kept-invitation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Loaded.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { Answer, type Ways } from './Answer.tsx'
import { words } from '../../../words/auth.ts'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { readInvitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'

type Props = Ways & {
  kept: KeptInvitation | undefined
  /** True while the sign-in is still being checked. */
  isChecking: boolean
}

/** The link of an invitation: the inviter, the team, and the next step. */
export function JoinPage({ kept, ...rest }: Props) {
  if (kept) return <Opened kept={kept} {...rest} />
  return (
    <AuthFrame title={words.join.title} otherWays={[]}>
      <Notice kind="bad" title={words.join.incomplete} detail={words.join.incompleteText} />
    </AuthFrame>
  )
}

function Opened({ kept, isChecking, ...ways }: Props & { kept: KeptInvitation }) {
  const reading = useInvitation(kept)
  if (reading.is === 'failed') {
    const { message, details } = wordsFor(reading.error, words.join.failed)
    return (
      <AuthFrame title={words.join.title} otherWays={[]}>
        <Notice kind="bad" title={message} detail={details} isUrgent>
          {!reading.isOver && (
            <Button size="small" onClick={() => location.reload()}>
              {words.join.tryAgain}
            </Button>
          )}
        </Notice>
      </AuthFrame>
    )
  }
  if (reading.is === 'loading' || isChecking) {
    return (
      <AuthFrame title={words.join.title} otherWays={[]}>
        <Skeleton label={words.join.loading} />
      </AuthFrame>
    )
  }
  const { team_name: team, invited_by: person, role, email } = reading.invitation
  return (
    <AuthFrame
      title={words.join.title}
      intro={words.join.invites({ person: isolated(person, 60), team: isolated(team, 60) })}
      otherWays={[]}
    >
      <p>{words.join.tasks[role]}</p>
      <Answer token={kept.token} email={email} {...ways} />
    </AuthFrame>
  )
}

type Invitation = AnswerOf<typeof readInvitation>

type Reading =
  | { is: 'loading' }
  | { is: 'read'; invitation: Invitation }
  /** `isOver`: the link will never work again. */
  | { is: 'failed'; isOver: boolean; error: unknown }

/** Reads the invitation, and keeps its email to prefill the sign-in form. */
function useInvitation(kept: KeptInvitation): Reading {
  const [reading, setReading] = useState<Reading>({ is: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    call(readInvitation, { body: { token: kept.token } }, leaving.signal).then(
      (invitation) => {
        keepInvitation({ ...kept, email: invitation.email })
        setReading({ is: 'read', invitation })
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        const isOver = error instanceof Declined && error.status === 422
        // The next sign-in in this tab must not return to it.
        if (isOver) dropInvitation()
        setReading({ is: 'failed', isOver, error })
      },
    )
    return () => leaving.abort()
  }, [kept])
  return reading
}
