import type { startDecoder } from './decoder.ts'
import type { ReadPicture } from './decoder-messages.ts'
import { openGlance } from './glance.ts'
import { shownPart } from './guides.ts'
import { copyOf, type Area, type Luma } from './luma.ts'
import { createWatch, samplesOf } from './watch-frames.ts'

type Decoder = ReturnType<typeof startDecoder>

/** The blank pixels of a browser that cannot copy frames: darker than any camera's black. */
const blank = 16
/** While nothing moves, a frame is drawn and read by two ways this often, in case the browser's copies are wrong. */
const drawEveryMs = 4000

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
  let isGlanceWrong = false
  let drawnAt = -Infinity

  async function read(
    effort: 'full' | 'little',
    luma: Luma | undefined,
    shown: Area,
  ): Promise<ReadPicture | undefined> {
    const now = performance.now()
    const look = { locked: locked(), isLittle: effort === 'little' }
    if (luma && effort === 'little' && now - drawnAt < drawEveryMs) {
      const part = copyOf(luma, shown, (width, height) => ({ data: new Uint8Array(width * height), width, height }))
      return decoder()?.readFrame(part, { ...look, shown: { left: 0, top: 0, width: part.width, height: part.height } })
    }
    drawnAt = now
    const picture = await createImageBitmap(video).catch(() => undefined)
    return picture && decoder()?.readFrame(picture, { ...look, shown })
  }

  return async (): Promise<Look> => {
    const frame = { width: video.videoWidth, height: video.videoHeight }
    const shown = shownPart(frame, { width: video.clientWidth, height: video.clientHeight })
    const luma = isGlanceWrong ? undefined : await glance()
    const samples = luma && samplesOf(luma, shown)
    const effort = watch.effortFor(samples, performance.now())
    if (effort === 'none') return { kind: 'passed' }
    const seen = await read(effort, luma, shown)
    if (!seen) {
      watch.missed(performance.now())
      return { kind: 'read', read: undefined }
    }
    if (effort === 'full' && seen.brightness !== 'black' && samples?.every((sample) => sample < blank))
      isGlanceWrong = true
    return { kind: 'read', read: { ...seen, ...watch.read(seen, effort, performance.now()) } }
  }
}
