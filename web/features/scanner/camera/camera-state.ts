import type { CameraProblem } from '../camera-errors.ts'
import type { Abilities } from './torch-zoom.ts'

export type CameraState = {
  phase: 'idle' | 'starting' | 'active' | 'failed'
  problem: CameraProblem | undefined
  cameras: readonly MediaDeviceInfo[]
  deviceId: string | undefined
  /** It looks at who holds it, who expects a mirror. Only what is shown is mirrored, never what is read. */
  isMirrored: boolean
  abilities: Abilities
  isTorchOn: boolean
}
