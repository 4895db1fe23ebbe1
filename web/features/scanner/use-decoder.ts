import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { createDecoderFacts } from './decoder-facts.ts'
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
  const [facts] = useState(createDecoderFacts)
  const [shown, setShown] = useState(() => facts.shown())
  const [isBroken, setIsBroken] = useState(false)

  useEffect(() => {
    tell.current = onFrame
  })

  useEffect(() => {
    const started = startDecoder(setIsBroken)
    decoder.current = started
    return () => {
      decoder.current = undefined
      started.stop()
    }
  }, [])

  useEffect(() => {
    if (!isRunning || !video.current) return
    const show = setInterval(() => setShown(facts.shown()), showEveryMs)
    const stop = startFrameLoop(video.current, async (picture) => {
      const read = await decoder.current?.readFrame(picture)
      facts.add(read, performance.now())
      tell.current(read?.text)
    })
    return () => {
      clearInterval(show)
      stop()
    }
  }, [isRunning, video, facts])

  /** The text of the code in a photo; undefined when none is found, or it is no picture. */
  const readPhoto = useCallback(async (file: Blob): Promise<string | undefined> => {
    const picture = await createImageBitmap(file).catch(() => undefined)
    return picture && (await decoder.current?.readPhoto(picture))?.text
  }, [])

  return { ...shown, isBlack: isRunning && shown.isBlack, isBroken, readPhoto }
}
