// The system's own reader (BarcodeDetector) beside ours. On some systems it exists, reads nothing and reports no error.
// So it counts only after it has read, on this device, a code that ours had read.
import type { FoundCode } from './choose-code.ts'
import type { Corners } from './luma.ts'

type Detected = { rawValue: string; cornerPoints: readonly { x: number; y: number }[] }
export type Detector = { detect: (picture: ImageBitmap) => Promise<readonly Detected[]> }

/** A reader that failed this often is not tried again. */
const mostTries = 10
/** How long to wait for it, because our own reader takes the next frame by then. */
const patienceMs = 60

/** The system's reader of QR codes; undefined where there is none. */
export async function findDetector(): Promise<Detector | undefined> {
  type Maker = { new (options: object): Detector; getSupportedFormats: () => Promise<readonly string[]> }
  const { BarcodeDetector: maker } = globalThis as { BarcodeDetector?: Maker }
  const formats = await maker?.getSupportedFormats().catch((): readonly string[] => [])
  return maker && formats?.includes('qr_code') ? new maker({ formats: ['qr_code'] }) : undefined
}

export function createSecondReader(detector: Detector | undefined) {
  let isProven = false
  let tries = 0

  async function detect(picture: ImageBitmap): Promise<readonly FoundCode[]> {
    const found = (await detector?.detect(picture).catch(() => [])) ?? []
    return found.flatMap(({ rawValue: text, cornerPoints: corners }) =>
      corners.length === 4 ? [{ text, corners: corners as unknown as Corners }] : [],
    )
  }

  return {
    /** Begins at once. Resolves with nothing until the reader is proven, and when it takes too long. */
    look(picture: ImageBitmap): Promise<readonly FoundCode[]> {
      if (!isProven) return Promise.resolve([])
      const late = new Promise<readonly FoundCode[]>((resolve) => setTimeout(resolve, patienceMs, []))
      return Promise.race([detect(picture), late])
    },
    /** Lets it read a picture in which ours read this text. The picture has to stay open until then. */
    async prove(picture: ImageBitmap, text: string): Promise<void> {
      if (!detector || isProven || tries >= mostTries) return
      tries++
      isProven = (await detect(picture)).some((found) => found.text === text)
    },
  }
}
