import type { Verdict } from '#contract/scanning.ts'
import { scansKept } from '#contract/limits.ts'
import type { FlashColour } from '#domain/colour.ts'

/** One scan as the door sees it: on its way, decided, or lost when nobody could be asked. */
export type Scan = { id: string; text: string; at: Date } & (
  | { state: 'checking'; isRetrying: boolean }
  | { state: 'decided'; verdict: Verdict }
  | { state: 'lost'; message: string }
)

/** The newest comes first. What is shown large is the scan that was decided last, whichever was seen first. */
export type ScanLog = { scans: readonly Scan[]; shownId: string | undefined }

export const emptyLog: ScanLog = { scans: [], shownId: undefined }

export type Happening =
  | { type: 'seen'; id: string; text: string; at: Date }
  | { type: 'retrying'; id: string }
  | { type: 'decided'; id: string; verdict: Verdict }
  | { type: 'lost'; id: string; message: string }

export function logScan(log: ScanLog, happening: Happening): ScanLog {
  const { id } = happening
  switch (happening.type) {
    case 'seen': {
      const { text, at } = happening
      const scan: Scan = { id, text, at, state: 'checking', isRetrying: false }
      return { ...log, scans: [scan, ...log.scans].slice(0, scansKept) }
    }
    case 'retrying':
      return change(log, id, (scan) => ({ ...scan, state: 'checking', isRetrying: true }))
    case 'decided':
      return { ...change(log, id, (scan) => ({ ...scan, state: 'decided', verdict: happening.verdict })), shownId: id }
    case 'lost':
      return { ...change(log, id, (scan) => ({ ...scan, state: 'lost', message: happening.message })), shownId: id }
  }
}

function change(log: ScanLog, id: string, to: (scan: { id: string; text: string; at: Date }) => Scan): ScanLog {
  return { ...log, scans: log.scans.map((scan) => (scan.id === id ? to({ id, text: scan.text, at: scan.at }) : scan)) }
}

export function shownScan(log: ScanLog): Scan | undefined {
  return log.scans.find(({ id }) => id === log.shownId)
}

/** A scan that nobody could check is no admission: it looks like a refusal. */
export function colourOf(scan: Scan): FlashColour {
  return scan.state === 'decided' ? scan.verdict.colour : 'dark-red'
}

/** At least this long between two flashes: three a second is what WCAG 2.3.1 allows. */
const flashGapMs = 350

export function flashDelay(lastFlashAt: number | undefined, now: number): number {
  return lastFlashAt === undefined ? 0 : Math.max(0, lastFlashAt + flashGapMs - now)
}
