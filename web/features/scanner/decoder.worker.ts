// Reads QR codes beside the page, so that the page never stutters. One picture comes, one answer goes.
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { decodesPerSecond } from '#contract/limits.ts'
import { createPlan } from './attempt-plan.ts'
import type { Answer, Question } from './decoder-messages.ts'
import { smooth } from './smooth.ts'

/** "HD2I" of our measurements: better than the library's defaults by 1–2 points in the same time. */
const options: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
  tryInvert: true,
  tryDownscale: true,
  downscaleFactor: 2,
  tryRotate: false,
}

/** Larger pictures are drawn smaller: they cost more and read no better. */
const longestSide = 1280

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })!

const ways = [wholePicture, centreTwice, smoothed, wholeTwice]
const plan = createPlan(ways.length, 1000 / decodesPerSecond)

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })
// The first picture would wait for the module to be loaded and compiled otherwise.
void readBarcodes(new ImageData(64, 64), options).then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'broken' }),
)

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, picture } = event.data
  void readPicture(picture)
    .catch((error: unknown) => {
      // One picture that cannot be read is no reason to stop.
      console.error(error)
      return undefined
    })
    .then((text) => answer({ kind: 'read', id, text }))
    .finally(() => picture.close())
})

function answer(message: Answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  self.postMessage(message)
}

async function readPicture(picture: ImageBitmap): Promise<string | undefined> {
  plan.startFrame()
  for (let way = plan.next(); way !== undefined; way = plan.next()) {
    const start = performance.now()
    const [found] = await readBarcodes(ways[way]!(picture), options)
    plan.took(way, performance.now() - start)
    if (found?.isValid) return found.text
  }
  return undefined
}

function wholePicture(picture: ImageBitmap): ImageData {
  return draw(picture, { share: 1, scale: 1 })
}

function centreTwice(picture: ImageBitmap): ImageData {
  return draw(picture, { share: 0.5, scale: 2 })
}

function wholeTwice(picture: ImageBitmap): ImageData {
  return draw(picture, { share: 1, scale: 2 })
}

function smoothed(picture: ImageBitmap): ImageData {
  const { data, width, height } = wholePicture(picture)
  return new ImageData(smooth(data, width, height), width, height)
}

/** The middle share of the picture, its pixels so many times as large. */
function draw(picture: ImageBitmap, { share, scale }: { share: number; scale: number }): ImageData {
  const fit = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * share)
  const height = Math.round(picture.height * share)
  canvas.width = Math.round(width * fit * scale)
  canvas.height = Math.round(height * fit * scale)
  const left = (picture.width - width) / 2
  const top = (picture.height - height) / 2
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
