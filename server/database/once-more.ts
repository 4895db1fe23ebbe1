import { lockedState } from '../kernel/database-states.ts'

/** Errors for which a retry helps: another transaction holds the scan id, or the two deadlocked. */
const worthAnotherTry = new Set(['23505', '40P01', '40001'])

export function isWorthAnotherTry(error: unknown): boolean {
  return worthAnotherTry.has((error as { code?: string }).code ?? '')
}

/** A lock was not free within the connection's `lock_timeout`. */
export function isHeldUp(error: unknown): boolean {
  return (error as { code?: string }).code === lockedState
}

/** A deadlock aborts one transaction; three attempts are enough to get through. */
export async function upToThreeTimes<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 3 || !isWorthAnotherTry(error)) throw error
    }
  }
}
