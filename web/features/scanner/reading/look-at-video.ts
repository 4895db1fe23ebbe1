import type { startDecoder } from './decoder.ts'
import type { ReadPicture } from './decoder-messages.ts'
import { shownPart } from './guides.ts'
import { longestSide, type Area, type Luma } from './luma.ts'
import { createWatch, viewOf, type View } from './watch-frames.ts'

/** Formats that begin with the brightness of all pixels, one byte each. */
const planar: ReadonlySet<string | null> = new Set(['I420', 'I420A', 'I422', 'I444', 'NV12'])

/**
 * The brightness of the video's frame as the camera gave it: 0.3 ms, where drawing the frame takes 10 (Chromium, 1280 ×
 * 720). Undefined if the browser has it in another form, or not at all. The result is valid until the next call.
 */
function openGlance(video: HTMLVideoElement): () => Promise<Luma | undefined> {
  let memory = new Uint8Array(0)
  return async () => {
    const frame = frameOf(video)
    if (!frame) return undefined
    try {
      const { format, visibleRect, displayWidth, displayHeight } = frame
      const { width, height } = visibleRect ?? { width: 0, height: 0 }
      // A frame that is turned or stretched on its way to the screen has other pixels than are shown.
      const isAsShown = width === video.videoWidth && height === video.videoHeight
      if (!planar.has(format) || !isAsShown || displayWidth !== width || displayHeight !== height) return undefined
      const size = frame.allocationSize()
      if (memory.length !== size) memory = new Uint8Array(size)
      const [plane] = await frame.copyTo(memory)
      if (plane?.stride !== width) return undefined
      return { data: memory.subarray(plane.offset, plane.offset + width * height), width, height }
    } catch {
      return undefined
    } finally {
      frame.close()
    }
  }
}

function frameOf(video: HTMLVideoElement): VideoFrame | undefined {
  try {
    return 'VideoFrame' in globalThis ? new VideoFrame(video) : undefined
  } catch {
    return undefined
  }
}

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
    view: View | undefined,
    shown: Area,
  ): Promise<ReadPicture | undefined> {
    const now = performance.now()
    const look = { locked: locked(), isLittle: effort === 'little' }
    const mayCopy = effort === 'little' || (glances === 'right' && Math.max(shown.width, shown.height) <= longestSide)
    if (view && mayCopy && now - drawnAt < drawEveryMs[effort]) {
      // The reader takes its picture away.
      const part = { ...view.picture, data: view.picture.data.slice() }
      return decoder()?.readFrame(part, { ...look, shown: { left: 0, top: 0, width: part.width, height: part.height } })
    }
    drawnAt = now
    const picture = await createImageBitmap(video).catch(() => undefined)
    const seen = picture && (await decoder()?.readFrame(picture, { ...look, shown }))
    if (seen && view && effort === 'full' && seen.brightness !== 'black') {
      glances = view.samples.every((sample) => sample < blank) ? 'wrong' : 'right'
    }
    return seen
  }

  return async (): Promise<Look> => {
    const frame = { width: video.videoWidth, height: video.videoHeight }
    const shown = shownPart(frame, { width: video.clientWidth, height: video.clientHeight })
    const luma = glances === 'wrong' ? undefined : await glance()
    const view = luma && viewOf(luma, shown)
    const effort = watch.effortFor(view, performance.now())
    if (effort === 'none') return { kind: 'passed' }
    const seen = await read(effort, view, shown)
    if (!seen) {
      watch.missed(performance.now())
      return { kind: 'read', read: undefined }
    }
    return { kind: 'read', read: { ...seen, ...watch.read(seen, effort, performance.now()) } }
  }
}
