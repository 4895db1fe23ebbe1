import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createDecoderFacts } from './decoder-facts.ts'
import type { ReadPicture } from './decoder-messages.ts'
import { openLooks } from './look-at-video.ts'
import type { Reader } from './use-reader.ts'
import { createPacing } from './frame-pacing.ts'

/** `requestVideoFrameCallback` never fires for a video that is not painted, so a timer backs it up. */
const safetyMs = 250

/**
 * Processes the newest picture whenever the previous one is done and the next is due. Nothing is queued: a slow reader
 * sees fewer pictures, never old ones. Returns a function that stops it.
 */
function startFrameLoop(video: HTMLVideoElement, look: () => Promise<void>): () => void {
  const pacing = createPacing()
  const ending = new AbortController()

  async function run() {
    while (!ending.signal.aborted) {
      await nextPicture(video)
      if (
        ending.signal.aborted ||
        video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ||
        !pacing.isDue(performance.now())
      )
        continue
      await look()
    }
  }

  void run()
  return () => ending.abort()
}

function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, safetyMs)
    if (!('requestVideoFrameCallback' in video)) return
    video.requestVideoFrameCallback(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** How often the count of frames is shown; every frame would draw the page 25 times a second. */
const showEveryMs = 500

/** Takes the result of each frame, and names the codes to skip. */
type Eye = {
  video: RefObject<HTMLVideoElement | null>
  isRunning: boolean
  onFrame: (read: ReadPicture | undefined) => void
  /** The keys of codes that the decoder ignores for now. */
  locked: () => readonly string[]
}

/** Reads the video while it runs, and reports the result of every frame. */
export function useDecoder({ decoder, state, isSettled }: Reader, { video, isRunning, ...eye }: Eye) {
  const [facts] = useState(createDecoderFacts)
  const [shown, setShown] = useState(() => facts.shown())

  const onFrame = useEffectEvent(eye.onFrame)
  const locked = useEffectEvent(eye.locked)

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
  }, [decoder, isRunning, video, facts])

  /** The codes in a photo; undefined without a reader, or when the reader took too long. */
  const readPhoto = useCallback(
    async (file: Blob): Promise<ReadPicture | 'no picture' | undefined> => {
      const picture = await createImageBitmap(file).catch(() => undefined)
      return picture ? decoder.current?.readPhoto(picture) : 'no picture'
    },
    [decoder],
  )

  return { ...shown, brightness: isRunning ? shown.brightness : 'light', state, isSettled, readPhoto }
}
