export { LeaveButton, LeaveKiosk } from '../kiosk/LeaveKiosk.tsx'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import type { DoorState as State } from '../door/door-state.ts'
import type { Scan } from '../door/scan-log.ts'
import { DoorState } from './DoorState.tsx'
import styles from './screen.module.css'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import type { Refused } from '../ways-in/use-refusals.ts'
import { KioskHead } from '../kiosk/KioskHead.tsx'
import { KioskLanguages } from '../kiosk/KioskLanguages.tsx'
import { KioskVerdict } from '../kiosk/KioskVerdict.tsx'
import { LeaveButton } from '../kiosk/LeaveKiosk.tsx'
import type { Kiosk } from '../kiosk/use-kiosk.ts'

type Props = {
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  door: State
  closed: { title: string; why: string; refused: Refused | undefined } | undefined
  guest: Scan | undefined
  newest: Scan | undefined
}

/** Everything of a kiosk's screen but its camera: for guests, and one way out for staff. */
export function KioskParts({ access, list, kiosk, door, closed, guest, newest }: Props) {
  return (
    <>
      <p className={styles['kioskHead']} aria-hidden="true">
        <KioskHead access={access} list={list} />
      </p>
      {closed ? <ClosedDoor {...closed} /> : <KioskVerdict guest={guest} isChecking={newest?.state === 'checking'} />}
      <div className={styles['thumb']}>
        {door.pending > 0 && (
          <DoorState door={door} isOrganiser={false} isClosed={closed !== undefined} organiserPath={undefined} />
        )}
        {!closed && <KioskLanguages scannedAt={newest?.at.getTime() ?? 0} />}
        <LeaveButton kiosk={kiosk} />
      </div>
    </>
  )
}
