// Records all that the browser ever stored, because at the end of an evening some of it is gone.
import type { KeptAlert, QueuedScan } from '../../door/kept.ts'
import type { Database } from './database.ts'
import type { Page } from './watch-page.ts'

export function createWitness(database: Database, pages: () => readonly Page[], now: () => number) {
  const left = new Map<string, number>()
  const alerts = new Set<string>()
  const dropped = new Set<string>()

  database.onChange(() => {
    const queue = database.rows<QueuedScan>('queue')
    noteLeft()
    for (const presented of pages().flatMap((page) => page.presented)) {
      presented.isKept ||= queue.some(({ scannedAt }) => scannedAt === presented.at)
    }
    const kept = new Set(database.rows<KeptAlert>('alerts').map(({ id }) => id))
    for (const id of alerts) if (!kept.has(id)) dropped.add(id)
    for (const id of kept) alerts.add(id)
  })

  /** Records when a scan was left without a page. The time is removed when another page continues the scan. */
  function noteLeft(): void {
    const live = new Set(pages().map(({ id }) => id))
    for (const { scanId, state, page } of database.rows<QueuedScan>('queue')) {
      if (state !== 'sending' || live.has(page)) left.delete(scanId)
      else if (!left.has(scanId)) left.set(scanId, now())
    }
  }

  return {
    noteLeft,
    /** Staff acknowledged it, and the browser has stored that. */
    isAcknowledged: (alertId: string) => dropped.has(alertId),
    /** When a page last left this scan undecided: it is stored, and the next scan of its code continues with it. */
    leftAt: (scanId: string) => left.get(scanId) ?? Infinity,
  }
}
