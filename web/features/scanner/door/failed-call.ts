import { ConnectionLost, Declined } from '../../../api/declined.ts'

/** Whether the server is away: no answer, another's answer, a late answer, or a 5xx. */
export function isAway(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  if (error instanceof Declined) return error.status >= 500
  return error instanceof Error && error.name === 'TimeoutError'
}

/** Why a door has no list: the list does not exist, or the door may not scan it. */
export type Closed = 'unknown' | 'declined' | undefined

/** A call that failed for another reason says nothing about the list, and a door with a list continues. */
export function whyClosed(error: unknown): Closed {
  if (!(error instanceof Declined)) return undefined
  const { status } = error
  // An address with a missing letter gets 422. It is treated like an unknown one.
  if (status === 404 || status === 422) return 'unknown'
  return status === 403 || status === 409 || status === 410 ? 'declined' : undefined
}
