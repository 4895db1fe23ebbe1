/**
 * Runs the work for each item, with a limit of simultaneous ones. After a failure no other starts; the failure is
 * thrown when the running ones are done.
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

/** Waits for all promises, even if one fails; then throws the first error. */
export async function settleAll<T>(underWay: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(underWay)
  const values: T[] = []
  for (const each of underWay) values.push(await each)
  return values
}
