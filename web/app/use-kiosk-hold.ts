import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { splitTeamPath } from '#contract/team-path.ts'
import { teamOfAddress, wholeAddress } from '../api/team-of-address.ts'
import { readKioskPlace } from '../product/kiosk-place.ts'

/** Keeps a tab in kiosk mode: any address that a guest types leads back to the kiosk. */
export function useKioskHold(path: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const place = readKioskPlace()
    if (place === undefined || place === wholeAddress(path)) return
    const { teamId, rest } = splitTeamPath(place)
    // Another team's screens begin with a new page.
    if (teamId === teamOfAddress()) void navigate(rest, { replace: true })
    else location.replace(place)
  }, [path, navigate])
}
