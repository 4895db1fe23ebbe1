import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { wholeAddress } from '../../../api/team-of-address.ts'
import { dropKioskPlace, keepKioskPlace, readKioskPlace } from '../../../product/kiosk-place.ts'
import { lockWith, tryPin, type KioskLock } from './kiosk-lock.ts'
import { dropKioskLock, keepKioskLock, readKioskLock } from './kiosk-store.ts'

export type Kiosk = ReturnType<typeof useKiosk>

/** Whether this screen is a kiosk. After a reload it is a kiosk again, even before its list has loaded. */
export function useKiosk(listId: string | undefined) {
  const place = wholeAddress(useLocation().pathname)
  const [lock, setLock] = useState(readKioskLock)
  const [isAskingPin, askPin] = useState(false)
  const isOn = lock !== undefined && isHere(lock, listId, place)

  useEffect(() => {
    if (isOn) keepKioskPlace(place)
  }, [isOn, place])

  return {
    isOn,
    lock,
    isAskingPin,
    askPin,
    /** False when this browser keeps nothing. */
    async start(pin: string): Promise<boolean> {
      const made = await lockWith(pin, listId ?? '')
      if (!keepKioskLock(made)) return false
      setLock(made)
      return true
    },
    /** True when the PIN was right, and the kiosk is one no more. */
    async leave(pin: string): Promise<boolean> {
      // Another tab may have counted a wrong PIN in the meantime.
      const newest = readKioskLock() ?? lock
      const after = newest && (await tryPin(newest, pin, Date.now()))
      setLock(after)
      if (after) {
        keepKioskLock(after)
        return false
      }
      dropKioskLock()
      dropKioskPlace()
      askPin(false)
      return true
    },
  }
}

function isHere(lock: KioskLock, listId: string | undefined, place: string): boolean {
  return listId === undefined ? readKioskPlace() === place : lock.listId === listId
}
