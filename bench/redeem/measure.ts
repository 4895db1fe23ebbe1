/** The rate at which this many callers do `work`; each starts again as soon as it is done. */
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

/** Begins this many per second, whether or not the earlier ones are done. Returns the duration of each in ms. */
export async function paced(work: () => Promise<void>, perSecond: number, ms: number): Promise<number[]> {
  const begun = performance.now()
  const taken: number[] = []
  const under: Promise<void>[] = []
  const all = Math.floor((perSecond * ms) / 1000)
  for (let started = 0; started < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - begun) * perSecond) / 1000) + 1)
    for (; started < due; started++) {
      const from = performance.now()
      under.push(work().then(() => void taken.push(performance.now() - from)))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
  return taken
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50)
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]!
}
