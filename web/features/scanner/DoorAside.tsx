import { PhotoOfCode } from './camera/PhotoOfCode.tsx'
import { DoorSettings } from './device/DoorSettings.tsx'
import type { useDevice } from './device/use-device.ts'
import type { DoorAccess, DoorList } from './door/door-access.ts'
import type { Scans } from './door/door-state.ts'
import { StartKiosk } from './kiosk/StartKiosk.tsx'
import type { Kiosk } from './kiosk/use-kiosk.ts'
import { ManualCode } from './ways-in/ManualCode.tsx'
import { ScannerStatus } from './device/ScannerStatus.tsx'
import styles from './scanner.module.css'
import type { useCamera } from './camera/use-camera.ts'
import type { useDecoder } from './reading/use-decoder.ts'
import type { useReading } from './use-reading.ts'
import { FindPeople } from './ways-in/FindPeople.tsx'

type Props = {
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  device: ReturnType<typeof useDevice>
  scans: Scans
  camera: ReturnType<typeof useCamera>
  decoder: ReturnType<typeof useDecoder>
  reading: ReturnType<typeof useReading>
  isStopped: boolean
}

/** Beside the camera: the other ways in, the device settings, and the status. */
export function DoorAside({ access, list, kiosk, device, scans, camera, decoder, reading, isStopped }: Props) {
  return (
    <div className={styles['aside']}>
      {!isStopped && (
        <>
          <ManualCode onCode={(text) => reading.take(text, 'typed')} />
          <PhotoOfCode read={decoder.readPhoto} onText={(text) => reading.take(text, 'photo')} />
          {list.may_check_in_by_name && (
            <FindPeople
              access={access}
              listId={list.list_id}
              isOffline={scans.door.connection === 'offline'}
              onCheckIn={(person) => void scans.checkIn(person)}
            />
          )}
          <DoorSettings settings={device.settings} onChange={device.change} />
          <StartKiosk kiosk={kiosk} />
        </>
      )}
      {access.isOrganiser && (
        <ScannerStatus {...{ camera, decoder, list, device, scans }} lastText={reading.lastText} />
      )}
    </div>
  )
}
