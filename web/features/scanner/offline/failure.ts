import { Declined, wordsFor } from '../../../api/declined.ts'
import type { Failure } from '../door/machine/state.ts'
import { isAway } from '../door/is-away.ts'
import { words } from '../words/words.ts'

/** A failed call, as the door takes it. */
export function failureOf(error: unknown, isEnd: boolean): Failure {
  const status = error instanceof Declined ? error.status : undefined
  // A 404 without a sentence is of a proxy before Listpass, and says nothing about the list.
  const isOfServer = error instanceof Declined && (status !== 404 || error.message !== '')
  const kind = isAway(error) ? 'away' : isOfServer ? 'declined' : 'broken'
  return { kind, status, isEnd, message: sentenceOf(error, isEnd) }
}

function sentenceOf(error: unknown, isEnd: boolean): string {
  if (isEnd) return words.page.linkEnded
  // If the server answered, its own sentence says why it could not decide.
  return wordsFor(error, isAway(error) ? words.verdict.lost : words.verdict.scanFailed, words.verdict.lost).message
}
