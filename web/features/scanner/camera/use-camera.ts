import { useEffect, useState, type RefObject } from 'react'
import { rememberCamera, rememberedCamera } from './remembered-camera.ts'
import { noAbilities } from './torch-zoom.ts'
import { createWakeLock } from './wake-lock.ts'
import type { CameraState } from './camera-state.ts'
import { createCamera } from './camera.ts'

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
