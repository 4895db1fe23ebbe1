import type { DoorList } from '../door/door-access.ts'
import type { DoorState as State } from '../door/door-state.ts'
import type { Scan } from '../door/scan-log.ts'
import { DoorState } from './DoorState.tsx'
import styles from './screen.module.css'
import { UserText } from '../../../ui/UserText.tsx'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import type { Refused } from '../ways-in/use-refusals.ts'
import { KioskVerdict } from '../kiosk/KioskVerdict.tsx'
import { LeaveButton } from '../kiosk/LeaveKiosk.tsx'
import type { Kiosk } from '../kiosk/use-kiosk.ts'

type Props = {
  list: DoorList
  kiosk: Kiosk
  door: State
  closed: { title: string; why: string; refused: Refused | undefined } | undefined
  guest: Scan | undefined
  newest: Scan | undefined
}

/** Everything of a kiosk's screen but its camera: for guests, and one way out for staff. */
export function KioskParts({ list, kiosk, door, closed, guest, newest }: Props) {
  return (
    <>
      <p className={styles['kioskHead']} aria-hidden="true">
        <UserText text={list.name} longest={80} />
      </p>
      {closed ? <ClosedDoor {...closed} /> : <KioskVerdict guest={guest} isChecking={newest?.state === 'checking'} />}
      <div className={styles['thumb']}>
        {door.pending > 0 && (
          <DoorState door={door} isOrganiser={false} isClosed={closed !== undefined} organiserPath={undefined} />
        )}
        <LeaveButton kiosk={kiosk} />
      </div>
    </>
  )
}
