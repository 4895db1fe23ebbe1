import { Refusal } from '../../kernel/refusal.ts'

/** At most so many at a time for each key; the others wait in the order in which they came, and too many are told to go. */
export function openTurns(
  atOnce: number,
  mostWaiting = Infinity,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    const mustWait = line.running >= atOnce
    if (mustWait && line.waiting.length >= mostWaiting) {
      throw new Refusal('unavailable', 'Listpass is busy. Please try again in a moment.')
    }
    // Who leaves hands the place to the next: nobody comes in between.
    if (mustWait) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
