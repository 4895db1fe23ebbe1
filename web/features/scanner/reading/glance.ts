import type { Luma } from './luma.ts'

/** Formats that begin with the brightness of all pixels, one byte each. */
const planar: ReadonlySet<string | null> = new Set(['I420', 'I420A', 'I422', 'I444', 'NV12'])

/**
 * The brightness of the video's frame as the camera gave it: 0.3 ms, where drawing the frame takes 10 (Chromium, 1280 ×
 * 720). Undefined if the browser has it in another form, or not at all. The result is valid until the next call.
 */
export function openGlance(video: HTMLVideoElement): () => Promise<Luma | undefined> {
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
