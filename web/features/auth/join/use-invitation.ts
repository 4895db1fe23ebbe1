import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { readInvitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { Declined, wordsFor, type Words } from '../../../api/declined.ts'
import { dropInvitation, keepInvitation, type KeptInvitation } from '../../../product/kept-invitation.ts'
import { words } from './words.ts'

type Invitation = AnswerOf<typeof readInvitation>

export type Reading = { is: 'loading' } | { is: 'read'; invitation: Invitation } | ({ is: 'failed' } & Words)

/** Reads the invitation; its address is kept, to be filled in at sign-in. */
export function useInvitation(kept: KeptInvitation): { reading: Reading; again: () => void } {
  const [reading, setReading] = useState<Reading>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call(readInvitation, { body: { token: kept.token } }, leaving.signal).then(
      (invitation) => {
        keepInvitation({ ...kept, email: invitation.email })
        setReading({ is: 'read', invitation })
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // The link is over. Another sign-in in this tab must not come back to it.
        if (error instanceof Declined && error.status === 422) dropInvitation()
        setReading({ is: 'failed', ...wordsFor(error, words.failed) })
      },
    )
    return () => leaving.abort()
  }, [kept, attempt])

  function again() {
    setReading({ is: 'loading' })
    setAttempt(attempt + 1)
  }

  return { reading, again }
}
