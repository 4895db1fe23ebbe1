import type { CameraProblemKind } from './camera-errors.ts'
import type { Abilities } from './torch-zoom.ts'

export type CameraState = {
  phase: 'idle' | 'starting' | 'active' | 'failed'
  problem: CameraProblemKind | undefined
  cameras: readonly MediaDeviceInfo[]
  deviceId: string | undefined
  /** A front camera: its user expects a mirror. Only the display is mirrored, never the picture to read. */
  isMirrored: boolean
  abilities: Abilities
  isTorchOn: boolean
}
