import { useEffect, useState } from 'react'
import type { Scan } from '../door/scan-log.ts'

/** Long enough to read, and gone before the next guest can read the name. */
const shownMs = 5000

/** The guest whose verdict the kiosk shows at the moment. */
export function useKioskGuest(shown: Scan | undefined): Scan | undefined {
  const [goneId, setGoneId] = useState<string>()
  const id = shown?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(setGoneId, shownMs, id)
    return () => clearTimeout(timer)
  }, [id])
  return id === goneId ? undefined : shown
}
