import { useEffect } from 'react'
import { tellDoorCheck, type DoorCheckName } from '#contract/doors.ts'
import { reportsEveryMs } from '#domain/door-state.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { readBattery } from './use-device-facts.ts'
import { useReadyChecks, type Checked } from './use-ready-checks.ts'

/** Camera, sound and storage become ready one after the other. */
const settlesInMs = 2000

type Props = Checked & { access: DoorAccess; listId: string }

/**
 * Reports this door's failed checks and battery for the organiser's page, at every change and every few seconds. It draws
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
      // A failed call is ignored, because the door soon reports again.
      await access.ask(tellDoorCheck, { params: { listId }, body: { missing, battery } }).catch(() => {})
    }
    const soon = setTimeout(() => void tell(), settlesInMs)
    const timer = setInterval(() => void tell(), reportsEveryMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [access, listId, names, isAway])
  return null
}
