import { useEffect } from 'react'
import { tellDoorCheck, type DoorCheckName } from '#contract/doors.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { useReadyChecks, type Checked } from './use-ready-checks.ts'

/** The organiser's page takes a door for closed that told nothing for 3 minutes. */
const everyMs = 60_000
/** Camera, sound and storage become ready one after the other. */
const settlesInMs = 2000

type Props = Checked & { access: DoorAccess; listId: string }

/** Tells the organiser's page what this door lacks, at every change and each minute. It draws nothing. */
export function TellReady({ access, listId, camera, device, door }: Props) {
  const lacking = useReadyChecks({ camera, device, door }).filter(({ isReady }) => !isReady)
  const names = lacking.map(({ name }) => name).join(' ')
  const isAway = door.connection === 'offline'

  useEffect(() => {
    if (isAway) return
    const missing = names.split(' ').filter(Boolean) as DoorCheckName[]
    const tell = () => {
      if (document.hidden) return
      // Whatever went wrong, the next minute tells it again.
      access.ask(tellDoorCheck, { params: { listId }, body: { missing } }).catch(() => {})
    }
    const soon = setTimeout(tell, settlesInMs)
    const timer = setInterval(tell, everyMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [access, listId, names, isAway])
  return null
}
