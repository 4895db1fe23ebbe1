// Times as a person at the door experiences them: from the code in front of the camera to the painted verdict.
import type { Page } from '@playwright/test'

/** The words of a verdict, and when it was painted, on Node's clock in milliseconds. */
type Painted = { text: string; at: number }

export function now(): number {
  return performance.timeOrigin + performance.now()
}

/** From here on every verdict is recorded once it is painted. A reloaded page starts again. */
export async function watchVerdicts(page: Page): Promise<void> {
  await page.addInitScript(noteVerdicts)
}

/** The first verdict with these words after a given time, with a limit for the wait. */
export async function verdictAfter(page: Page, words: string, since: number, withinMs: number): Promise<number> {
  const found = await page.waitForFunction(
    ({ words, since }) => {
      const { painted } = globalThis as unknown as { painted: Painted[] }
      return painted.find(({ text, at }) => at >= since && text.includes(words))
    },
    { words, since },
    { timeout: withinMs, polling: 10 },
  )
  const { at } = (await found.jsonValue()) as Painted
  return at - since
}

/** Tasks that kept the page from answering for more than 50 ms, since a moment. */
export async function longTasks(page: Page, since: number): Promise<number[]> {
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: { at: number; ms: number }[] }).tasks)
  return tasks.filter(({ at }) => at >= since).map(({ ms }) => ms)
}

export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
}

/** Runs in the page, before any of its scripts. */
function noteVerdicts(): void {
  const painted: Painted[] = []
  const tasks: { at: number; ms: number }[] = []
  Object.assign(globalThis, { painted, tasks })
  const clock = () => performance.timeOrigin + performance.now()
  let last = ''
  const look = () => {
    const text = document.querySelector('[data-is-stage]')?.textContent ?? ''
    if (text === last) return
    last = text
    // The current page is on the screen one frame after the next.
    requestAnimationFrame(() => setTimeout(() => painted.push({ text, at: clock() })))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ at: performance.timeOrigin + startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
}
