import { ConnectionLost, Declined } from '../../../api/declined.ts'

/** Before the second, third and fourth try, where only the server can decide. With more, the guest has long been sent elsewhere. */
export const patientPausesMs: readonly number[] = [400, 1200, 3000]

/** A door that can decide offline still retries once, because the server's verdict is worth more. */
export const quickPausesMs: readonly number[] = [150]

/**
 * Sends one scan until its verdict is known. Every try carries the same scan_id, so an answer that was lost on its way is
 * given again instead of a second count. What the server declined is final.
 */
export async function sendScan<Answer>(
  send: () => Promise<Answer>,
  onRetry: () => void,
  pausesMs = patientPausesMs,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Answer> {
  for (const ms of pausesMs) {
    try {
      return await send()
    } catch (error) {
      if (!isAway(error)) throw error
    }
    onRetry()
    await wait(ms)
  }
  return send()
}

/** Whether the server is away: no answer, a late answer, or a 5xx. */
export function isAway(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  if (error instanceof Declined) return error.status >= 500
  return error instanceof Error && error.name === 'TimeoutError'
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
