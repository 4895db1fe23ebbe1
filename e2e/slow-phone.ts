import type { Page } from '@playwright/test'

/**
 * Makes this page's device slower by a factor. Chromium slows down the page's own thread only, and the reader runs in a
 * worker. So each answer of the reader is delayed by the same factor. The reader's clock is slowed down too, because
 * the reader plans its work by the measured time of each way of reading. Call it before the page opens.
 */
export async function slowDown(page: Page, by: number): Promise<void> {
  page.on('worker', (worker) => void worker.evaluate(hastenClock, by))
  await page.addInitScript(holdAnswersBack, by)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: by })
}

/** Runs in the worker. */
function hastenClock(by: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() * by
}

/** Runs in the page, before any of its scripts. */
function holdAnswersBack(by: number): void {
  globalThis.Worker = class extends Worker {
    askedAt: number | undefined
    override postMessage(said: unknown, given?: StructuredSerializeOptions | Transferable[]) {
      this.askedAt = performance.now()
      super.postMessage(said, given as Transferable[])
    }
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      super.addEventListener(type, (event) => {
        const hear = () => (typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event))
        if (type !== 'message' || this.askedAt === undefined) return hear()
        setTimeout(hear, (performance.now() - this.askedAt) * (by - 1))
      })
    }
  }
}
