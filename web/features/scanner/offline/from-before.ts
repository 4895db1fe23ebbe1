// A link sends no scan of another link that is older than this one. Such a scan stays on its device, for the organiser. Scans of
// the link itself are always sent, whatever the clock of the device says.
import type { DoorList } from '../door/door-list.ts'
import type { QueuedScan } from '../door/kept.ts'

/** `clockOffsetMs`: how far the server's clock is ahead, for scans that were made before it was known. */
export function isFromBefore(
  { made_at: madeAt }: Pick<DoorList, 'made_at'>,
  scan: Pick<QueuedScan, 'scannedAt' | 'clockOffsetMs' | 'linkMadeAt'>,
  clockOffsetMs?: number,
): boolean {
  if (madeAt === undefined || scan.linkMadeAt === madeAt) return false
  return scan.scannedAt + (scan.clockOffsetMs ?? clockOffsetMs ?? 0) < Date.parse(madeAt)
}
