// The view of a door that guests and staff get from a page.
import type { Scan } from '../../door/scan-log.ts'
import type { Alert } from '../../door/door-state.ts'
import type { What } from './occasion.ts'
import type { DoorAtWork } from '../../offline/door-at-work.ts'

/** One guest with a code, and the result that they were shown. */
export type Presented = What & {
  text: string
  /** How many people came with the code. */
  asked: number
  /** By the device's clock, as the door keeps it. */
  at: number
  /** By the true time. */
  begunAt: number
  /** When the result was shown, or the page ended. */
  endedAt: number | undefined
  outcome: Outcome | undefined
  /** The browser stored it before it was sent. */
  isKept: boolean
}

/** `people`: how many of a party came in. */
export type Outcome = {
  scanId: string
  by: 'server' | 'door' | 'nobody'
  isIn: boolean
  reason: string
  people: number
}

/** A tab of the browser, until it is closed. */
export type Page = {
  id: string
  isAlive: boolean
  keepsNothing: boolean
  /** It said that its link has ended. */
  isOver: boolean
  door: DoorAtWork
  presented: Presented[]
  /** All that it showed. */
  alerts: Map<string, Alert>
}

export function watchPage(page: Page, now: () => number): void {
  page.door.watch(() => {
    if (!page.isAlive) return
    const view = page.door.view()
    for (const alert of view.alerts) page.alerts.set(alert.id, alert)
    for (const scan of view.log.scans) note(page, scan, now())
  })
}

function note(page: Page, scan: Scan, now: number): void {
  const outcome = outcomeOf(scan)
  const presented = page.presented.find(({ text, at }) => text === scan.text && at === scan.at.getTime())
  if (!presented || !outcome || presented.outcome) return
  presented.outcome = outcome
  presented.endedAt = now
}

function outcomeOf(scan: Scan): Outcome | undefined {
  const { id: scanId } = scan
  switch (scan.state) {
    case 'checking':
      return undefined
    case 'decided':
      return {
        scanId,
        by: 'server',
        isIn: scan.verdict.success,
        reason: scan.verdict.reason,
        people: 1 + (scan.verdict.party?.length ?? 0),
      }
    case 'saved': {
      const { reason, people = 1 } = scan.local
      return { scanId, by: 'door', isIn: reason === 'ok', reason, people }
    }
    case 'lost':
      return { scanId, by: 'nobody', isIn: false, reason: 'lost', people: 1 }
  }
}
