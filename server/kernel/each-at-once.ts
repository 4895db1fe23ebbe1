import { settleAll } from './settle-all.ts'

/**
 * Works on each of them, at most so many at the same time. After a failure no other begins; the failure is thrown when those
 * under way are over.
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  let isFailing = false
  const workOn = async () => {
    for (const item of left) {
      await work(item).catch((error: unknown) => {
        isFailing = true
        throw error
      })
      if (isFailing) return
    }
  }
  await settleAll(Array.from({ length: Math.min(atOnce, items.length) }, workOn))
}
