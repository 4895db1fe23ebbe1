import { ConnectionLost, Declined, wordsFor } from '../../../api/declined.ts'
import type { Failure } from '../door/machine/state.ts'
import { isAway } from '../door/failed-call.ts'
import { words } from '../../../words/door.ts'

/** A failed call, as the door takes it. */
export function failureOf(error: unknown, isEnd: boolean, lost = words.verdict.lost): Failure {
  const status = error instanceof Declined ? error.status : undefined
  const kind = isAway(error) ? 'away' : error instanceof Declined ? 'declined' : 'broken'
  return { kind, status, isEnd, message: sentenceOf(error, isEnd, lost) }
}

function sentenceOf(error: unknown, isEnd: boolean, lost: string): string {
  if (isEnd) return words.page.linkEnded
  if (error instanceof ConnectionLost) return lost
  // If the server answered, its own sentence says why it could not decide.
  return wordsFor(error, isAway(error) ? lost : words.verdict.scanFailed).message
}
