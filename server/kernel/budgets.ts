/** `share` of the time, from 0 to 1; `burstMs` of work at once after an idle period. */
export type Budget = { share: number; burstMs: number }

type Spent = { ms: number; at: number }

const mostKept = 2000

/** Counts the time that each caller spends. Returns the milliseconds that it must pause now. */
export function openBudgets(
  { share, burstMs }: Budget,
  now: () => number = () => performance.now(),
): (one: string, tookMs: number) => number {
  const spent = new Map<string, Spent>()

  const left = ({ ms, at }: Spent) => Math.max(0, ms - share * (now() - at))

  function forgetIdle(): void {
    for (const [one, its] of spent) if (left(its) === 0) spent.delete(one)
  }

  return (one, tookMs) => {
    const before = spent.get(one)
    const ms = (before ? left(before) : 0) + tookMs
    spent.set(one, { ms, at: now() })
    if (spent.size > mostKept) forgetIdle()
    return Math.max(0, (ms - burstMs) / share)
  }
}
