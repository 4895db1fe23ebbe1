import { ConnectionLost, Declined } from '../../../api/declined.ts'

/** Whether the server is away: no answer, another's answer, a late answer, or a 5xx. */
export function isAway(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  if (error instanceof Declined) return error.status >= 500
  return error instanceof Error && error.name === 'TimeoutError'
}
