/** How often a second `work` is done by so many callers, each of whom begins anew as soon as it is done. */
export async function measure(work: () => Promise<void>, callers: number, ms: number): Promise<number> {
  let done = 0
  const begun = performance.now()
  const caller = async () => {
    while (performance.now() - begun < ms) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return (done * 1000) / (performance.now() - begun)
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50)
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]!
}
