import { useState } from 'react'
import { alertOf, type Scan, type ScanLog } from '../door/scan-log.ts'

/** The oldest admission with an unconfirmed alert. Two quick scans keep both alerts. */
export function useGuestAlert({ scans }: ScanLog): { alerted: Scan | undefined; gotIt: () => void } {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const alerted = scans.findLast((scan) => alertOf(scan) !== undefined && !confirmed.includes(scan.id))
  return { alerted, gotIt: () => alerted && setConfirmed([...confirmed.slice(-scans.length), alerted.id]) }
}
