import { useEffect, useState, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { wholeAddress } from '../../../api/team-of-address.ts'
import { dropKiosk, keepKiosk, onKiosk, readKiosk } from '../../../product/kept-kiosk.ts'
import { lockWith, tryPin } from './kiosk-lock.ts'

export type Kiosk = ReturnType<typeof useKiosk>

/** Whether this screen is a kiosk. After a reload it is a kiosk again, even before its list has loaded. */
export function useKiosk() {
  const place = wholeAddress(useLocation().pathname)
  const [lock, setLock] = useState(readKiosk)
  const [isAskingPin, askPin] = useState(false)
  useEffect(() => onKiosk(() => setLock(readKiosk())), [])

  return {
    isOn: lock?.place === place,
    lock,
    isAskingPin,
    askPin,
    /** False when this browser keeps nothing. */
    async start(pin: string): Promise<boolean> {
      const made = await lockWith(pin, place)
      if (!keepKiosk(made)) return false
      setLock(made)
      return true
    },
    /** True when the PIN was right, and the kiosk is one no more. */
    async leave(pin: string): Promise<boolean> {
      // Another tab may have counted a wrong PIN in the meantime.
      const newest = readKiosk() ?? lock
      const after = newest && (await tryPin(newest, pin, Date.now()))
      setLock(after)
      if (after) {
        keepKiosk(after)
        return false
      }
      dropKiosk()
      askPin(false)
      return true
    },
  }
}

/** After a reload no staff member is there to press the button, so a camera that was allowed before starts automatically. */
export function useCameraOfKiosk(isOn: boolean, start: () => void): void {
  const begin = useEffectEvent(start)

  useEffect(() => {
    if (!isOn) return
    let isLeft = false
    void isCameraAllowed().then((isAllowed) => {
      if (isAllowed && !isLeft) begin()
    })
    return () => {
      isLeft = true
    }
  }, [isOn])
}

/** Not every browser reports this. If it does not, the button stays. */
async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' })
    return state === 'granted'
  } catch {
    return false
  }
}
