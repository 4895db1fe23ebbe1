import { undoWithinMs } from '#contract/limits.ts'
import type { Scan } from './scan-log.ts'

/** What this door let in, counts still, and is not longer ago than the server takes it back. */
export function mayUndo(scan: Scan, now: number): boolean {
  if (scan.state !== 'decided' || !scan.verdict.success || scan.verdict.standing !== 'counts') return false
  return now - scan.at.getTime() < undoWithinMs
}
