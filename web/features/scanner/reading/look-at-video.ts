import type { startDecoder } from './decoder.ts'
import type { ReadPicture } from './decoder-messages.ts'
import { openGlance } from './glance.ts'
import { shownPart } from './guides.ts'
import { copyOf, longestSide, type Area, type Luma } from './luma.ts'
import { createWatch, samplesOf } from './watch-frames.ts'

type Decoder = ReturnType<typeof startDecoder>

/** The blank pixels of a browser that cannot copy frames: darker than any camera's black. */
const blank = 16
/**
 * How often a frame is drawn instead of copied: `full` while something moves, `little` while nothing does. The
 * browser's copies may be wrong, and the system's reader needs drawn frames. Drawing takes the page thirty times as
 * long as copying.
 */
const drawEveryMs = { full: 250, little: 4000 } as const

/** The result for a frame. `passed`: not read, because nothing has changed. */
export type Look = { kind: 'passed' } | { kind: 'read'; read: ReadPicture | undefined }

/** Reads the newest frame of a video, with as much effort as it deserves. */
export function openLooks(
  video: HTMLVideoElement,
  decoder: () => Decoder | undefined,
  locked: () => readonly string[],
) {
  const glance = openGlance(video)
  const watch = createWatch()
  /** Whether the browser's copies show the camera's picture. Comparing with a drawn frame decides this. */
  let glances: 'untested' | 'right' | 'wrong' = 'untested'
  let drawnAt = -Infinity

  async function read(
    effort: 'full' | 'little',
    luma: Luma | undefined,
    samples: Uint8Array | undefined,
    shown: Area,
  ): Promise<ReadPicture | undefined> {
    const now = performance.now()
    const look = { locked: locked(), isLittle: effort === 'little' }
    const mayCopy = effort === 'little' || (glances === 'right' && Math.max(shown.width, shown.height) <= longestSide)
    if (luma && mayCopy && now - drawnAt < drawEveryMs[effort]) {
      const part = copyOf(luma, shown, (width, height) => ({ data: new Uint8Array(width * height), width, height }))
      return decoder()?.readFrame(part, { ...look, shown: { left: 0, top: 0, width: part.width, height: part.height } })
    }
    drawnAt = now
    const picture = await createImageBitmap(video).catch(() => undefined)
    const seen = picture && (await decoder()?.readFrame(picture, { ...look, shown }))
    if (seen && samples && effort === 'full' && seen.brightness !== 'black') {
      glances = samples.every((sample) => sample < blank) ? 'wrong' : 'right'
    }
    return seen
  }

  return async (): Promise<Look> => {
    const frame = { width: video.videoWidth, height: video.videoHeight }
    const shown = shownPart(frame, { width: video.clientWidth, height: video.clientHeight })
    const luma = glances === 'wrong' ? undefined : await glance()
    const samples = luma && samplesOf(luma, shown)
    const effort = watch.effortFor(samples, performance.now())
    if (effort === 'none') return { kind: 'passed' }
    const seen = await read(effort, luma, samples, shown)
    if (!seen) {
      watch.missed(performance.now())
      return { kind: 'read', read: undefined }
    }
    return { kind: 'read', read: { ...seen, ...watch.read(seen, effort, performance.now()) } }
  }
}
