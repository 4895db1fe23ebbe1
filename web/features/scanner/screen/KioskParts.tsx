export { LeaveButton, LeaveKiosk } from '../kiosk/LeaveKiosk.tsx'
import type { Scan } from '../door/scan-log.ts'
import type { DoorParts } from './door-parts.ts'
import { DoorState } from './DoorState.tsx'
import styles from './screen.module.css'
import { UnreadableReader } from '../ways-in/UnreadableReader.tsx'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import { KioskHead } from '../kiosk/KioskHead.tsx'
import { KioskLanguages } from '../kiosk/KioskLanguages.tsx'
import { KioskVerdict } from '../kiosk/KioskVerdict.tsx'
import { LeaveButton } from '../kiosk/LeaveKiosk.tsx'
import type { Reader } from '../reading/use-reader.ts'
import { words } from '../../../words/door-later.ts'

type Props = DoorParts & {
  reader: Reader
  guest: Scan | undefined
  /** The hardware reader has a mode that cannot be read. */
  isUnreadable: boolean
}

/** Everything of a kiosk's screen but its camera: for guests, and one way out for staff. */
export function KioskParts({ access, list, kiosk, scans, reader, closed, guest, isUnreadable }: Props) {
  const { door, log } = scans
  const newest = log.scans[0]
  return (
    <>
      <div className={styles['kioskHead']}>
        <KioskHead access={access} list={list} occasion={closed ? undefined : door.occasion?.is.name} />
      </div>
      {closed ? (
        <ClosedDoor {...closed} />
      ) : (
        <KioskVerdict guest={guest} isChecking={newest?.state === 'checking'} reader={reader.state} />
      )}
      <div className={styles['thumb']}>
        {isUnreadable && <UnreadableReader help={words.kiosk.sorry} />}
        {door.pending > 0 && (
          <DoorState door={door} isOrganiser={false} isClosed={closed !== undefined} organiserPath={undefined} />
        )}
        {!closed && <KioskLanguages scannedAt={newest?.at.getTime() ?? 0} />}
        <LeaveButton kiosk={kiosk} />
      </div>
    </>
  )
}
