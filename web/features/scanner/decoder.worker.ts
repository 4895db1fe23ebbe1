// Reads QR codes beside the page, so that the page never stutters. One picture comes, one answer goes.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { decodesPerSecond } from '#contract/limits.ts'
import type { Answer, Question, ReadPicture } from './decoder-messages.ts'
import { fromRgba, type Luma } from './reading/luma.ts'
import { createPictureReader, isBlack } from './reading/picture-reader.ts'
import { openZxing } from './reading/zxing.ts'

/** Larger frames are drawn smaller: they cost more and read no better. */
const longestSide = 1280
/** A photo has many more pixels than a frame. What is near reads small, what is far reads large. */
const sidesOfPhoto = [1280, 2560]

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })!
let memory = new Uint8Array(0)

const reading = openZxing({ locateFile: () => wasmUrl }).then((zxing) => ({
  frame: createPictureReader(zxing, 1000 / decodesPerSecond),
  photo: createPictureReader(zxing, Infinity),
}))

reading.then(
  ({ photo }) => {
    // What is compiled at its first use would make the first frame wait: every way once.
    photo({ data: new Uint8Array(64 * 64), width: 64, height: 64 })
    answer({ kind: 'ready' })
  },
  () => answer({ kind: 'broken' }),
)

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, picture, isPhoto } = event.data
  void (isPhoto ? readPhoto(picture) : readFrame(picture))
    .catch((error: unknown) => {
      // One picture that cannot be read is no reason to stop.
      console.error(error)
      return { text: undefined, way: undefined, ms: 0, isBlack: false }
    })
    .then((read) => answer({ kind: 'read', id, ...read }))
    .finally(() => picture.close())
})

function answer(message: Answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  self.postMessage(message)
}

async function readFrame(picture: ImageBitmap): Promise<ReadPicture> {
  const luma = lumaOf(picture, longestSide)
  return { ...(await reading).frame(luma), isBlack: isBlack(luma) }
}

async function readPhoto(picture: ImageBitmap): Promise<ReadPicture> {
  const { photo } = await reading
  let ms = 0
  for (const side of sidesOfPhoto) {
    const read = photo(lumaOf(picture, side))
    ms += read.ms
    if (read.text !== undefined || Math.max(picture.width, picture.height) <= side)
      return { ...read, ms, isBlack: false }
  }
  return { text: undefined, way: undefined, ms, isBlack: false }
}

function lumaOf(picture: ImageBitmap, longest: number): Luma {
  const fit = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.max(1, Math.round(picture.width * fit)), Math.max(1, Math.round(picture.height * fit))]
  // Setting a size clears a canvas, and costs, also when it is the same.
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  context.drawImage(picture, 0, 0, width, height)
  if (memory.length < width * height) memory = new Uint8Array(width * height)
  const luma = { data: memory.subarray(0, width * height), width, height }
  fromRgba(context.getImageData(0, 0, width, height).data, luma)
  return luma
}
