import type { CameraState } from './camera-state.ts'
import { openLiveCamera, type LiveCamera } from './live-camera.ts'
import { noAbilities } from './torch-zoom.ts'
import { kindOfCameraError, type CameraProblemKind } from './camera-errors.ts'

type Wanted = { video: HTMLVideoElement; deviceId: string | undefined }

/** Possibly temporary: retried when the page is visible again or a device changes. */
const passing: ReadonlySet<CameraProblemKind> = new Set(['missing', 'vanished', 'busy', 'stalled'])

/** One camera, started and stopped at will. It reports every change, and recovers when the system took it away. */
export function createCamera(tell: (change: Partial<CameraState>) => void) {
  const restarts = createRestarts()
  let wanted: Wanted | undefined
  let turn = new AbortController()
  let phase: CameraState['phase'] = 'idle'
  let live: LiveCamera | undefined
  let hadPicture = false
  // Starts follow one another: a second camera opened while the first is being opened kills it on some phones.
  let last = Promise.resolve()

  function become(next: CameraState['phase'], problem?: CameraProblemKind) {
    turn.abort()
    live = undefined
    phase = next
    tell({ phase, problem, isTorchOn: false, abilities: noAbilities })
  }

  function begin(want: Wanted) {
    become('starting')
    const { signal } = (turn = new AbortController())
    last = last.then(() => (signal.aborted ? undefined : open(want, signal)))
  }

  async function open(want: Wanted, signal: AbortSignal): Promise<void> {
    try {
      const opened = await openLiveCamera({ ...want, signal, tell, onLost: () => recover(want) })
      if (signal.aborted) return
      live = opened
      phase = 'active'
      hadPicture = true
      // The chosen camera is the one to restart.
      want.deviceId ??= live.deviceId
    } catch (error) {
      if (!signal.aborted) fail(kindOfCameraError(error, hadPicture))
    }
  }

  function fail(kind: CameraProblemKind) {
    if (!passing.has(kind)) wanted = undefined
    become('failed', kind)
  }

  /** While the page is visible, a lost camera restarts at once, unless it is lost again and again. */
  function recover(want: Wanted) {
    if (document.hidden) return
    if (restarts.isTooMany(performance.now())) fail('stalled')
    else begin(want)
  }

  /** Called when the page becomes visible again, or a camera was plugged in or removed. */
  function resume() {
    if (!wanted || document.hidden || phase === 'starting') return
    if (!live || live.isLost()) begin(wanted)
    else void live.listAgain()
  }

  return {
    resume,
    start(video: HTMLVideoElement, deviceId: string | undefined) {
      begin((wanted = { video, deviceId }))
    },
    stop() {
      wanted = undefined
      become('idle')
    },
    /** A hidden page holds no camera, but still wants it back. */
    pause: () => phase !== 'failed' && become('idle'),
    /**
     * Some phones only report the focus when they come back. Then a lost camera restarts, and a failed one is not tried
     * again.
     */
    check: () => live?.isLost() && resume(),
    setTorch: async (isOn: boolean) => live?.setTorch(isOn, () => wanted && begin(wanted)),
    setZoom: async (value: number) => live?.setZoom(value),
  }
}

/** This many restarts in a minute mean a fault: the camera is lost as often as it comes back. */
const most = 5
const withinMs = 60_000

export function createRestarts() {
  let at: number[] = []
  return {
    isTooMany(now: number): boolean {
      at = [...at.filter((then) => now - then < withinMs), now]
      return at.length > most
    },
  }
}
