import { useEffect, useRef, useState, type RefObject } from 'react'
import { startDecoder } from './decoder.ts'
import { startFrameLoop } from './frame-loop.ts'

/** How often the count of frames is shown; every frame would draw the page 25 times a second. */
const showEveryMs = 500

/**
 * Reads the video while it runs, and tells of every frame what was in it, nothing included. The worker starts with the
 * screen, long before the first picture, so that it is warm by then.
 */
export function useDecoder(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onFrame: (text: string | undefined) => void,
) {
  const decoder = useRef<ReturnType<typeof startDecoder>>(undefined)
  const tell = useRef(onFrame)
  const frames = useRef(0)
  const [framesShown, setFramesShown] = useState(0)
  const [isBroken, setIsBroken] = useState(false)

  useEffect(() => {
    tell.current = onFrame
  })

  useEffect(() => {
    const started = startDecoder(() => setIsBroken(true))
    decoder.current = started
    return () => {
      decoder.current = undefined
      started.stop()
    }
  }, [])

  useEffect(() => {
    if (!isRunning || !video.current) return
    const show = setInterval(() => setFramesShown(frames.current), showEveryMs)
    const stop = startFrameLoop(video.current, async (picture) => {
      const text = await decoder.current?.read(picture)
      frames.current++
      tell.current(text)
    })
    return () => {
      clearInterval(show)
      stop()
    }
  }, [isRunning, video])

  return { frames: framesShown, isBroken }
}
