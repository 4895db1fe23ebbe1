import { useEffect, useState, type RefObject } from 'react'
import { createCamera, type CameraState } from './camera.ts'

const idle: CameraState = { phase: 'idle', problem: undefined, cameras: [], deviceId: undefined }

/**
 * The camera behind one video element. A screen that is left or hidden holds none: another program may need it. Once the
 * door is over it does not come back.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isOver: boolean) {
  const [state, setState] = useState(idle)
  const [camera] = useState(() => createCamera((change) => setState((before) => ({ ...before, ...change }))))

  useEffect(() => {
    if (isOver) return
    const onChange = () => (document.hidden ? camera.stop() : camera.resume())
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      camera.stop()
    }
  }, [camera, isOver])

  function start(deviceId: string | undefined) {
    if (video.current) void camera.start(video.current, deviceId)
  }

  return { ...state, start }
}
