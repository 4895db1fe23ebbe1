import type { useCamera } from '../camera/use-camera.ts'
import type { useDevice } from '../device/use-device.ts'
import type { DoorList } from '../door/door-list.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { Scans } from '../door/door-state.ts'
import type { Kiosk } from '../kiosk/use-kiosk.ts'
import type { useDecoder } from '../reading/use-decoder.ts'
import type { Refused } from '../ways-in/use-refusals.ts'
import type { useReading } from './use-reading.ts'

/** The parts of a working door, for its screen. */
export type DoorParts = {
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  device: ReturnType<typeof useDevice>
  scans: Scans
  camera: ReturnType<typeof useCamera>
  decoder: ReturnType<typeof useDecoder>
  reading: ReturnType<typeof useReading>
  /** The door takes no scans, because it has ended or its list is switched off. */
  isStopped: boolean
  isEnded: boolean
  /** Why the door takes no scans, while it is stopped. */
  closed: ClosedWords | undefined
}

export type ClosedWords = { title: string; why: string; door: string | undefined; refused: Refused | undefined }
