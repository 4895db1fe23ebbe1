import { undoWithinMs } from '#contract/limits.ts'
import type { Scan } from './scan-log.ts'

/** Whether this scan let someone in, still counts, and is recent enough for the server to take back. */
export function mayUndo(scan: Scan, now: number): boolean {
  if (scan.state !== 'decided' || !scan.verdict.success || scan.verdict.standing !== 'counts') return false
  return now - scan.at.getTime() < undoWithinMs
}
