import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readKioskPlace } from '../product/kiosk-place.ts'

/** A tab that is a kiosk stays one: whatever address a guest types into it, it comes back. */
export function useKioskHold(path: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const place = readKioskPlace()
    if (place !== undefined && place !== path) void navigate(place, { replace: true })
  }, [path, navigate])
}
