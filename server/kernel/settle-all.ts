/** Waits for all promises, even if one fails; then throws the first error. */
export async function settleAll<T>(underWay: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(underWay)
  const values: T[] = []
  for (const each of underWay) values.push(await each)
  return values
}
