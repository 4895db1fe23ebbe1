import { undoWithinMs } from '#contract/limits.ts'
import { countingOf, type Scan } from './scan-log.ts'

/** Whether this scan let someone in, still counts, and is recent enough for the server to take back. */
export function mayUndo(scan: Scan, now: number): boolean {
  return countingOf(scan).length > 0 && now - scan.at.getTime() < undoWithinMs
}
