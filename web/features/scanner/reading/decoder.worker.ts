// Reads QR codes beside the page, so that the page never stutters. One picture comes, one answer goes.
import { decodesPerSecond } from '#contract/limits.ts'
import { brightnessOf } from './brightness.ts'
import type { Answer, FrameLook, Picture, Question, ReadPicture, Start } from './decoder-messages.ts'
import { guidesOf } from './guides.ts'
import { fromRgba, longestSide, wholeOf, type Area, type Corners, type Luma } from './luma.ts'
import { createPictureReader, readingOf } from './picture-reader.ts'
import { readFirst } from './read-first.ts'
import { nothing } from './reading.ts'
import { createSecondReader, findDetector } from './second-reader.ts'
import { openZxing } from './zxing.ts'

/** A photo has many more pixels than a frame. A near code reads well small, a far one large. */
const sidesOfPhoto = [1280, 2560]

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })!
let memory = new Uint8Array(0)
let second = createSecondReader(undefined)
void findDetector().then((found) => (second = createSecondReader(found)))

const code = Promise.withResolvers<WebAssembly.Module>()

function instantiateWasm(imports: object, done: (instance: object) => void): object {
  void (async () => done(await WebAssembly.instantiate(await code.promise, imports as WebAssembly.Imports)))()
  return {}
}

let readers = { frame: readFirst, copied: readFirst, drawn: readFirst }

const reading = openZxing({ instantiateWasm }).then((zxing) => ({
  frame: createPictureReader(zxing, 1000 / decodesPerSecond),
  /** While nothing moves before the camera: frequent copied frames get one method, rarer drawn ones take turns. */
  copied: createPictureReader(zxing, 0, [[]]),
  drawn: createPictureReader(zxing, 0),
  photo: createPictureReader(zxing, Infinity),
}))

reading.then(
  ({ photo, ...ofFrames }) => {
    readers = ofFrames
    // Runs every method once, because compiling at first use would delay the first frame.
    photo({ data: new Uint8Array(64 * 64), width: 64, height: 64 })
    answer({ kind: 'ready' })
  },
  () => answer({ kind: 'broken' }),
)
answer({ kind: 'begun' })

self.addEventListener('message', (event: MessageEvent<Start | Question>) => {
  if ('code' in event.data) return code.resolve(event.data.code)
  const question = event.data
  const { id, picture } = question
  void (question.look ? readFrame(question.picture, question.look) : readPhoto(question.picture))
    .catch((error: unknown) => {
      // A picture that cannot be read must not stop the worker.
      console.error(error)
      return { ...nothing, brightness: 'light' as const }
    })
    .then((read) => {
      answer({ kind: 'read', id, ...read })
      if ('close' in picture && read.text !== undefined) return second.prove(picture, read.text)
    })
    .finally(() => 'close' in picture && picture.close())
})

function answer(message: Answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  self.postMessage(message)
}

/** Reads only the part on the screen: a code outside it belongs to another guest. */
async function readFrame(picture: Picture, { shown, locked, isLittle }: FrameLook): Promise<ReadPicture> {
  const luma = 'data' in picture ? picture : lumaOf(picture, longestSide, shown)
  const brightness = brightnessOf(luma)
  if (brightness === 'black') return { ...nothing, brightness }
  const { frame, copied, drawn } = readers
  // The browser's own reader works beside this thread, which our reader keeps busy.
  const found = 'data' in picture || isLittle ? undefined : second.look(picture)
  const read = !isLittle ? frame : 'data' in picture ? copied : drawn
  const look = { guides: guidesOf(luma), locked }
  const own = read(luma, look)
  if (!found || own.seen.length > 0) return { ...own, brightness }
  const fit = luma.width / shown.width
  const codes = (await found).map(({ text, corners }) => ({ text, corners: onto(corners, shown, fit) }))
  return {
    ...(codes.length > 0 ? readingOf(codes, luma, look, { ms: own.ms, way: 'the reader of the system' }) : own),
    brightness,
  }
}

/** From the whole picture to the part that was read. */
function onto(corners: Corners, { left, top }: Area, fit: number): Corners {
  return corners.map(({ x, y }) => ({ x: (x - left) * fit, y: (y - top) * fit })) as unknown as Corners
}

async function readPhoto(picture: ImageBitmap): Promise<ReadPicture> {
  const { photo } = await reading
  let [ms, read] = [0, nothing]
  for (const side of sidesOfPhoto) {
    read = photo(lumaOf(picture, side))
    ms += read.ms
    if (read.text !== undefined || Math.max(picture.width, picture.height) <= side) break
  }
  return { ...read, ms, brightness: 'light' }
}

function lumaOf(picture: ImageBitmap, longest: number, part: Area = wholeOf(picture)): Luma {
  const fit = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.max(1, Math.round(part.width * fit)), Math.max(1, Math.round(part.height * fit))]
  // Setting a size clears a canvas, and costs, also when it is the same.
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
  if (memory.length < width * height) memory = new Uint8Array(width * height)
  const luma = { data: memory.subarray(0, width * height), width, height }
  fromRgba(context.getImageData(0, 0, width, height).data, luma)
  return luma
}
