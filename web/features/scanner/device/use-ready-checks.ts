import type { CameraState } from '../camera/camera-state.ts'
import type { DoorState } from '../door/door-state.ts'
import { useNow } from '../../../ui/use-now.ts'
import { readyChecks, type Check } from './ready-check.ts'
import { useDeviceFacts } from './use-device-facts.ts'
import type { useDevice } from './use-device.ts'

export type Checked = {
  camera: Pick<CameraState, 'phase' | 'abilities'>
  device: ReturnType<typeof useDevice>
  door: DoorState
}

/** The ready check of this device, repeated each second. */
export function useReadyChecks({ camera, device, door }: Checked): Check[] {
  const facts = useDeviceFacts()
  const now = useNow(1000)
  const sound = device.sounds.state()
  return readyChecks({ camera, sound, canKeepAwake: 'wakeLock' in navigator, door, ...facts, now: new Date(now) })
}
