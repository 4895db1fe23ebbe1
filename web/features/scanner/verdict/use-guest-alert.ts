import { useState } from 'react'
import { alertOf, hasNewCode, type Scan, type ScanLog } from '../door/scan-log.ts'

/** A guest for whom staff tap a button before the door reads on. */
export type HeldGuest = { scan: Scan; shows: 'alert' | 'code' }

/** The oldest admission with an unconfirmed alert, or with a new code. Two quick scans keep both. */
export function useGuestAlert({ scans }: ScanLog): { alerted: HeldGuest | undefined; gotIt: () => void } {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const alerted = scans
    .toReversed()
    .flatMap(heldOf)
    .find((held) => !confirmed.includes(nameOf(held)))
  return { alerted, gotIt: () => alerted && setConfirmed([...confirmed.slice(-2 * scans.length), nameOf(alerted)]) }
}

function heldOf(scan: Scan): HeldGuest[] {
  const alert = alertOf(scan) === undefined ? [] : [{ scan, shows: 'alert' as const }]
  return hasNewCode(scan) ? [...alert, { scan, shows: 'code' }] : alert
}

const nameOf = ({ scan, shows }: HeldGuest) => `${shows} ${scan.id}`
