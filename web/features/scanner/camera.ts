import { cameraProblem, kindOfCameraError, whyNoCamera, type CameraProblem } from './camera-errors.ts'
import { closeStream, listCameras, openCamera, showStream } from './open-camera.ts'

export type CameraState = {
  phase: 'idle' | 'starting' | 'active' | 'failed'
  problem: CameraProblem | undefined
  cameras: readonly MediaDeviceInfo[]
  deviceId: string | undefined
}

type Wanted = { video: HTMLVideoElement; deviceId: string | undefined }

/** One camera, started and stopped at will; it tells of every change. */
export function createCamera(tell: (change: Partial<CameraState>) => void) {
  let stream: MediaStream | undefined
  let wanted: Wanted | undefined
  // Starts overlap when somebody presses twice or comes back quickly: only the newest one counts.
  let turn = 0

  function stop() {
    turn++
    if (stream) closeStream(stream)
    stream = undefined
    tell({ phase: 'idle', problem: undefined })
  }

  async function start(video: HTMLVideoElement, deviceId: string | undefined) {
    stop()
    const mine = ++turn
    wanted = { video, deviceId }
    tell({ phase: 'starting' })
    const why = whyNoCamera({ isSecure: window.isSecureContext, hasMediaDevices: 'mediaDevices' in navigator })
    if (why) return fail(cameraProblem(why))
    try {
      const opened = await openCamera(deviceId)
      if (mine !== turn) return closeStream(opened)
      stream = opened
      for (const track of opened.getVideoTracks()) track.addEventListener('ended', () => mine === turn && resume())
      await showStream(video, opened)
      const cameras = await listCameras()
      if (mine === turn) tell({ phase: 'active', cameras, deviceId: deviceIdOf(opened) })
    } catch (error) {
      if (mine === turn) fail(cameraProblem(kindOfCameraError(error)))
    }
  }

  function fail(problem: CameraProblem) {
    stop()
    wanted = undefined
    tell({ phase: 'failed', problem })
  }

  /** Once started, it starts again: after the page was hidden, or when the system took the camera away from a page in view. */
  function resume() {
    if (wanted && !document.hidden) void start(wanted.video, wanted.deviceId)
  }

  return { start, stop, resume }
}

function deviceIdOf(stream: MediaStream): string | undefined {
  return stream.getVideoTracks()[0]?.getSettings().deviceId
}
