import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { readInvitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { dropInvitation, keepInvitation, type KeptInvitation } from '../../../product/kept-invitation.ts'

type Invitation = AnswerOf<typeof readInvitation>

export type Reading =
  | { is: 'loading' }
  | { is: 'read'; invitation: Invitation }
  /** `isOver`: the link will never work again. */
  | { is: 'failed'; isOver: boolean; error: unknown }

/** Reads the invitation, and keeps its email to prefill the sign-in form. */
export function useInvitation(kept: KeptInvitation): Reading {
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
