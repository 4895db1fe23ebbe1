/** Waits for all of them, also when one fails; then throws what the first that failed has thrown. */
export async function settleAll<T>(underWay: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(underWay)
  const values: T[] = []
  for (const each of underWay) values.push(await each)
  return values
}
