import { useEffect } from 'react'
import { tellDoorCheck, type DoorCheckName } from '#contract/doors.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { readBattery } from './use-device-facts.ts'
import { useReadyChecks, type Checked } from './use-ready-checks.ts'

/** The organiser's page shows a door as closed after 3 minutes without a report. */
const everyMs = 60_000
/** Camera, sound and storage become ready one after the other. */
const settlesInMs = 2000

type Props = Checked & { access: DoorAccess; listId: string }

/**
 * Reports this door's failed checks and battery for the organiser's page, at every change and each minute. It draws
 * nothing.
 */
export function TellReady({ access, listId, camera, device, door }: Props) {
  const lacking = useReadyChecks({ camera, device, door }).filter(({ isReady }) => !isReady)
  const names = lacking.map(({ name }) => name).join(' ')
  const isAway = door.connection === 'offline'

  useEffect(() => {
    if (isAway) return
    const missing = names.split(' ').filter(Boolean) as DoorCheckName[]
    const tell = async () => {
      if (document.hidden) return
      const told = await readBattery()
      const battery = told && { percent: Math.round(told.level * 100), is_charging: told.isCharging }
      // A failed call is ignored, because the door reports again in a minute.
      await access.ask(tellDoorCheck, { params: { listId }, body: { missing, battery } }).catch(() => {})
    }
    const soon = setTimeout(() => void tell(), settlesInMs)
    const timer = setInterval(() => void tell(), everyMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [access, listId, names, isAway])
  return null
}
