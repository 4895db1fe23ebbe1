import { useState } from 'react'
import type { DoorAsks } from '#contract/door-ask.ts'
import { alertOf, hasNewCode, isAdmission, type Scan, type ScanLog } from '../door/scan-log.ts'

/** A guest for whom staff tap a button before the door reads on. */
export type HeldGuest = { scan: Scan; shows: 'alert' | 'code' | 'asks' }

/** The oldest admission with an unconfirmed alert, with a new code, or with questions. Two quick scans keep both. */
export function useGuestAlert(
  { scans }: ScanLog,
  asks: DoorAsks | null | undefined,
): { alerted: HeldGuest | undefined; gotIt: () => void } {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const alerted = scans
    .toReversed()
    .flatMap((scan) => heldOf(scan, asks))
    .find((held) => !confirmed.includes(nameOf(held)))
  return { alerted, gotIt: () => alerted && setConfirmed([...confirmed.slice(-3 * scans.length), nameOf(alerted)]) }
}

function heldOf(scan: Scan, asks: DoorAsks | null | undefined): HeldGuest[] {
  const held: HeldGuest[] = []
  if (alertOf(scan) !== undefined) held.push({ scan, shows: 'alert' })
  if (hasNewCode(scan)) held.push({ scan, shows: 'code' })
  if (asks && isAdmission(scan) && !scan.answered) held.push({ scan, shows: 'asks' })
  return held
}

/** An answer of the guest makes another alert of it, also after the first was confirmed. */
const nameOf = ({ scan, shows }: HeldGuest) =>
  [shows, scan.id, shows === 'alert' && scan.answered?.find(({ shows: { alert } }) => alert)?.value].join(' ')
