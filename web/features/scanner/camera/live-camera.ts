import type { CameraState } from './camera-state.ts'
import { focusForCodes } from './focus-exposure.ts'
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
