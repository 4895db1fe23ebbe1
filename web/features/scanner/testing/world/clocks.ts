// The true time, the device's clock beside it, and the timers of the pages.
import type { Clock } from '../../door/ports.ts'
import type { Ticks } from './ticks.ts'
import type { Page } from './watch-page.ts'

type Timer = { at: number; work: () => void; page: Page }

export function createClocks(ticks: Ticks) {
  let time = Date.parse('2026-05-01T19:00:00Z')
  /** How far the device's clock is ahead. */
  let deviceMs = 0
  let timers: Timer[] = []

  /** A browser's storage is quick, unless it hangs. */
  async function advance(ms: number, hangs = false): Promise<void> {
    if (!hangs) await ticks.run()
    const until = time + ms
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at)
      if (!next || next.at > until) break
      time = Math.max(time, next.at)
      timers = timers.filter((timer) => timer !== next)
      next.work()
      await ticks.run()
    }
    time = until
  }

  return {
    now: () => time,
    deviceNow: () => time + deviceMs,
    setDeviceClock: (ms: number) => void (deviceMs = ms),
    advance,
    /** No two readings come at the same moment. */
    tick: () => void (time += 1),
    of: (page: Page): Clock => ({
      now: () => time + deviceMs,
      elapsed: () => time,
      after(ms, work) {
        const timer: Timer = { at: time + ms, work, page }
        timers.push(timer)
        return () => (timers = timers.filter((other) => other !== timer))
      },
      chance: () => 0.5,
    }),
    end: (page: Page) => void (timers = timers.filter((timer) => timer.page !== page)),
  }
}
