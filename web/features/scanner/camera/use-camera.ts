import { useEffect, useState, type RefObject } from 'react'
import { noAbilities } from './torch-zoom.ts'
import type { CameraState } from './camera-state.ts'
import { createCamera } from './camera.ts'

const key = 'listpass_camera'

/** The camera chosen on this device. Pages may have no storage, and then nothing is remembered. */
function rememberedCamera(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function rememberCamera(deviceId: string): void {
  try {
    localStorage.setItem(key, deviceId)
  } catch {
    // The choice holds as long as the page does.
  }
}

const idle: CameraState = {
  phase: 'idle',
  problem: undefined,
  cameras: [],
  deviceId: undefined,
  isMirrored: false,
  abilities: noAbilities,
  isTorchOn: false,
}

/**
 * The camera behind one video element. A hidden or closed screen releases it, because another program may need it. In view it
 * starts again, and keeps the screen on while it runs. Once the door has ended it stays off.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isOver: boolean) {
  const [state, setState] = useState(idle)
  const [camera] = useState(() => createCamera((change) => setState((before) => ({ ...before, ...change }))))
  const [wakeLock] = useState(createWakeLock)

  useEffect(() => {
    if (isOver) return
    const ending = new AbortController()
    const { signal } = ending
    const onChange = () => (document.hidden ? camera.pause() : camera.resume())
    document.addEventListener('visibilitychange', onChange, { signal })
    // Phones come back from a lock or another program by any of these, and not always by the first.
    window.addEventListener('pageshow', () => camera.resume(), { signal })
    window.addEventListener('focus', () => camera.check(), { signal })
    navigator.mediaDevices?.addEventListener('devicechange', () => camera.resume(), { signal })
    return () => {
      ending.abort()
      camera.stop()
    }
  }, [camera, isOver])

  useEffect(() => {
    if (state.phase !== 'active') return
    wakeLock.hold()
    return () => wakeLock.release()
  }, [state.phase, wakeLock])

  return {
    ...state,
    /** Without a name, starts the camera that was used last, or the best one. */
    start(deviceId?: string) {
      if (video.current) camera.start(video.current, deviceId ?? rememberedCamera())
    },
    choose(deviceId: string) {
      rememberCamera(deviceId)
      if (video.current) camera.start(video.current, deviceId)
    },
    setTorch: camera.setTorch,
    setZoom: camera.setZoom,
  }
}

/**
 * Keeps the screen on while wanted. The system releases the lock when the page is hidden, so it is requested again on
 * return. If the lock is missing (iOS home-screen apps before 18.4) or refused, the device's own timeout applies.
 */
function createWakeLock() {
  let isWanted = false
  let lock: WakeLockSentinel | undefined

  async function ask() {
    if (!isWanted || lock || document.hidden || !('wakeLock' in navigator)) return
    try {
      const got = await navigator.wakeLock.request('screen')
      if (!isWanted || lock) return await got.release()
      lock = got
      got.addEventListener('release', () => {
        if (lock === got) lock = undefined
      })
    } catch {
      // A browser may refuse, for instance with a low battery.
    }
  }

  const onView = () => void ask()
  return {
    hold() {
      if (!isWanted) document.addEventListener('visibilitychange', onView)
      isWanted = true
      void ask()
    },
    release() {
      isWanted = false
      document.removeEventListener('visibilitychange', onView)
      void lock?.release().catch(() => {})
      lock = undefined
    },
  }
}
