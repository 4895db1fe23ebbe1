// The server counts no scan by a link that is younger than the scan: its holder could have made up the date. Such a scan stays
// on its device, for the organiser.
import type { DoorList } from '../door/door-access.ts'
import type { QueuedScan } from '../door/kept.ts'

export function isFromBefore(
  { made_at: madeAt }: Pick<DoorList, 'made_at'>,
  { scannedAt, clockOffsetMs }: Pick<QueuedScan, 'scannedAt' | 'clockOffsetMs'>,
): boolean {
  return madeAt !== undefined && scannedAt + (clockOffsetMs ?? 0) < Date.parse(madeAt)
}
