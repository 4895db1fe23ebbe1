import type { CameraState } from './camera-state.ts'
import { closeStream, listCameras, openPicture } from './open-camera.ts'
import { isFrontLens } from './lenses.ts'
import { abilitiesOfTrack, askAgainMs, turnTorch, turnZoom } from './torch-zoom.ts'

type Tell = (change: Partial<CameraState>) => void

type Options = {
  video: HTMLVideoElement
  deviceId: string | undefined
  /** Aborting this signal closes the camera, which then reports nothing more. */
  signal: AbortSignal
  tell: Tell
  /** The system took the picture away. */
  onLost: () => void
}

/** A camera whose picture is on the screen, until it is closed or lost. */
export async function openLiveCamera({ video, deviceId, signal, tell, onLost }: Options) {
  const { stream, track, cameras } = await openPicture(video, deviceId, signal)
  if (signal.aborted) closeStream(stream)
  signal.throwIfAborted()
  signal.addEventListener('abort', () => closeStream(stream))
  const { deviceId: openedId, facingMode } = track.getSettings()
  tell({ phase: 'active', cameras, deviceId: openedId, isMirrored: isFrontLens(track, facingMode) })
  watch(track, signal, onLost)
  void focusForCodes(track, signal).then(() => findAbilities(track, signal, tell))

  return {
    deviceId: openedId,
    isLost: () => track.readyState === 'ended' || track.muted,

    async listAgain() {
      const list = await listCameras()
      if (!signal.aborted) tell({ cameras: list })
    },

    async setTorch(isOn: boolean, startAnew: () => void) {
      const isDone = await turnTorch(track, isOn)
      if (signal.aborted) return
      if (isDone) tell({ isTorchOn: isOn })
      else if (isOn) tell({ abilities: { ...abilitiesOfTrack(track), hasTorch: false } })
      else startAnew()
    },

    async setZoom(value: number) {
      const { hasTorch, zoom } = abilitiesOfTrack(track)
      if (!zoom) return
      tell({ abilities: { hasTorch, zoom: { ...zoom, value } } })
      await turnZoom(track, value)
    },
  }
}

export type LiveCamera = Awaited<ReturnType<typeof openLiveCamera>>

/** Some phones mute a camera for a moment after its start, and then continue. */
const muteIsMeantMs = 1500

function watch(track: MediaStreamTrack, signal: AbortSignal, onLost: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  track.addEventListener('ended', onLost, { signal })
  const onMute = () => {
    clearTimeout(timer)
    timer = setTimeout(() => track.muted && onLost(), muteIsMeantMs)
  }
  track.addEventListener('mute', onMute, { signal })
  if (track.muted) onMute()
  // The system may have taken the camera away before the first picture came.
  if (track.readyState === 'ended') onLost()
}

async function findAbilities(track: MediaStreamTrack, signal: AbortSignal, tell: Tell) {
  for (const after of askAgainMs) {
    await new Promise((resolve) => setTimeout(resolve, after))
    if (signal.aborted) return
    const abilities = abilitiesOfTrack(track)
    if (abilities.hasTorch || abilities.zoom) return tell({ abilities })
  }
}

// How a camera focuses and measures light. Browsers know both by words that the DOM's types do not have yet (Image Capture).

type Modes = readonly string[] | undefined
type FocusCapabilities = { focusMode?: Modes; exposureMode?: Modes; pointsOfInterest?: unknown }
type FocusWish = {
  focusMode?: 'continuous'
  exposureMode?: 'continuous'
  pointsOfInterest?: readonly { x: number; y: number }[]
}

/**
 * The point at which the camera measures light. Otherwise a lit phone in the middle of a dark hall would be all white.
 */
const middle = [{ x: 0.5, y: 0.5 }] as const

/** Focus and exposure constraints, one at a time: some cameras apply none of several. */
export function focusWishes({ focusMode, exposureMode, pointsOfInterest }: FocusCapabilities): FocusWish[] {
  const wishes: FocusWish[] = []
  if (focusMode?.includes('continuous')) wishes.push({ focusMode: 'continuous' })
  if (exposureMode?.includes('continuous')) wishes.push({ exposureMode: 'continuous' })
  if (pointsOfInterest !== undefined) wishes.push({ pointsOfInterest: middle })
  return wishes
}

/** A camera may refuse a wish that it said it could meet. Its picture is still shown. */
async function focusForCodes(track: MediaStreamTrack, signal: AbortSignal): Promise<void> {
  if (!('getCapabilities' in track)) return
  for (const wish of focusWishes(track.getCapabilities() as FocusCapabilities)) {
    if (signal.aborted) return
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).catch(() => {})
  }
}
