import { CallAnswer } from '../calls/CallAnswer.tsx'
import { Alerts } from '../verdict/Alerts.tsx'
import type { DoorParts } from './door-parts.ts'

type Props = Pick<DoorParts, 'access' | 'list' | 'scans'> & { isClosed: boolean }

/** What staff must read above the keys: late news of guests, and the organiser's answer. */
export function DoorNews({ access, list, scans, isClosed }: Props) {
  const { alerts, acknowledge, door } = scans
  return (
    <>
      {alerts.length > 0 && <Alerts alerts={alerts} onAcknowledge={acknowledge} />}
      {!isClosed && <CallAnswer access={access} listId={list.list_id} isAway={door.connection === 'offline'} />}
    </>
  )
}
