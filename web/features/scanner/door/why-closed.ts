import { Declined } from '../../../api/declined.ts'

/** There is no such list, or none that this door may scan: what a door reads instead of it. */
export type Closed = 'unknown' | 'declined' | undefined

/** A call that failed for another reason says nothing about the list, and a door with a list continues. */
export function whyClosed(error: unknown): Closed {
  if (!(error instanceof Declined)) return undefined
  const { status } = error
  // An address with a letter missing is as unknown as one that never was.
  if (status === 404 || status === 422) return 'unknown'
  return status === 403 || status === 409 || status === 410 ? 'declined' : undefined
}
