import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createDecoderFacts } from './decoder-facts.ts'
import type { ReadPicture } from './decoder-messages.ts'
import { startDecoder } from './decoder.ts'
import { startFrameLoop } from './frame-loop.ts'
import { openLooks } from './look-at-video.ts'

/** How often the count of frames is shown; every frame would draw the page 25 times a second. */
const showEveryMs = 500

/** Takes the result of each frame, and names the codes to skip. */
type Eye = {
  onFrame: (read: ReadPicture | undefined) => void
  /** The keys of codes that the decoder ignores for now. */
  locked: () => readonly string[]
}

/**
 * Reads the video while it runs, and reports the result of every frame. The worker starts with the screen, long before
 * the first picture, so that it is warm by then.
 */
export function useDecoder(video: RefObject<HTMLVideoElement | null>, isRunning: boolean, eye: Eye) {
  const decoder = useRef<ReturnType<typeof startDecoder>>(undefined)
  const [facts] = useState(createDecoderFacts)
  const [shown, setShown] = useState(() => facts.shown())
  const [isBroken, setIsBroken] = useState(false)

  const onFrame = useEffectEvent(eye.onFrame)
  const locked = useEffectEvent(eye.locked)

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
    const lookAtVideo = openLooks(
      video.current,
      () => decoder.current,
      () => locked(),
    )
    const stop = startFrameLoop(video.current, async () => {
      const look = await lookAtVideo()
      if (look.kind === 'passed') return
      facts.add(look.read, performance.now())
      onFrame(look.read)
    })
    return () => {
      clearInterval(show)
      stop()
    }
  }, [isRunning, video, facts])

  /** The codes in a photo; undefined when it is not a picture. */
  const readPhoto = useCallback(async (file: Blob): Promise<ReadPicture | undefined> => {
    const picture = await createImageBitmap(file).catch(() => undefined)
    return picture && (await decoder.current?.readPhoto(picture))
  }, [])

  return { ...shown, brightness: isRunning ? shown.brightness : 'light', isBroken, readPhoto }
}
