import { createPacing } from './frame-pacing.ts'

/** `requestVideoFrameCallback` never fires for a video that is not painted, so a timer backs it up. */
const safetyMs = 250

/**
 * Processes the newest picture whenever the previous one is done and the next is due. Nothing is queued: a slow reader
 * sees fewer pictures, never old ones. Returns a function that stops it.
 */
export function startFrameLoop(video: HTMLVideoElement, look: () => Promise<void>): () => void {
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
