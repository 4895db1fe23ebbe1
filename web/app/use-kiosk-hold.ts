import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readKioskPlace } from '../product/kiosk-place.ts'

/** Keeps a tab in kiosk mode: any address that a guest types leads back to the kiosk. */
export function useKioskHold(path: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const place = readKioskPlace()
    if (place !== undefined && place !== path) void navigate(place, { replace: true })
  }, [path, navigate])
}
