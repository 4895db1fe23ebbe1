// The database's time, as a node estimates it without a query. Use it to compare with times that other nodes or the
// database wrote: a node's own clock may be an hour wrong without a sign (decision 43).
export type DatabaseClock = {
  /** Never ahead of the database, so that no time is dated too late. */
  now: () => Date
  /**
   * Reads the database's clock now, and again at intervals. Until then, and while the database is unreachable, the last
   * known difference applies.
   */
  set: () => Promise<void>
  close: () => void
}

/**
 * The quickest of several queries is the most accurate, because its answer is the least old. One below this limit
 * suffices.
 */
const mostLooks = 8
const quickLookMs = 2
const lookAgainEveryMs = 10_000

/** The result of a slower query is no better than the present estimate. */
const lateLookMs = 1000

/** A clock that is only corrected moves by less between two looks. */
const jumpMs = 5000

/** `onJump`: the database's clock was put ahead by so much, or back if it is negative. */
export function openClock(ask: () => Promise<Date>, onJump: (byMs: number) => void = () => {}): DatabaseClock {
  // A monotonic clock, because the node's own time of day may jump.
  let ahead = Date.now() - performance.now()
  let isKnown = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    let best = { ahead, tookMs: Infinity }
    for (let nth = 0; nth < mostLooks && best.tookMs > quickLookMs; nth++) {
      const begun = performance.now()
      const time = await ask()
      const answered = performance.now()
      const tookMs = answered - begun
      if (tookMs < best.tookMs) best = { ahead: time.getTime() - answered, tookMs }
    }
    if (isKnown && best.tookMs > lateLookMs) return
    const byMs = best.ahead - ahead
    if (isKnown && Math.abs(byMs) > jumpMs) onJump(Math.round(byMs))
    ahead = best.ahead
    isKnown = true
  }

  return {
    now: () => new Date(performance.now() + ahead),
    async set() {
      await look()
      clearInterval(timer)
      // While the database is away, the last estimate of its time stays valid.
      timer = setInterval(() => void look().catch(() => {}), lookAgainEveryMs)
      timer.unref()
    },
    close: () => clearInterval(timer),
  }
}
