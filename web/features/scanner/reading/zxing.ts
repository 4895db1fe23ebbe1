// The reader behind the ways: zxing-cpp as WebAssembly. It is given brightness as it is; the library's own `readBarcodes`
// takes colours, which costs 2–3 ms a frame more.
import { defaultReaderOptions, prepareZXingModule } from 'zxing-wasm/reader'
import type { Luma } from './luma.ts'

/** What is used of the module; its own type leans on Emscripten's, which say more than is known here. */
type Module = {
  HEAPU8: Uint8Array
  _malloc: (bytes: number) => number
  _free: (at: number) => void
  readBarcodesFromPixmap: (at: number, width: number, height: number, options: WireOptions) => Found
}

type Found = { size: () => number; get: (at: number) => FoundOne; delete: () => void }
type FoundOne = { isValid: boolean; text: string }

type WireOptions = Omit<
  typeof defaultReaderOptions,
  'formats' | 'binarizer' | 'eanAddOnSymbol' | 'textMode' | 'characterSet'
> & {
  formats: string
  binarizer: number
  eanAddOnSymbol: number
  textMode: number
  characterSet: number
}

const binarizers = { localAverage: 0, globalHistogram: 1, fixedThreshold: 2 }
const plainText = 0
const leastSide = 21

export type ReadOptions = {
  tryHarder: boolean
  tryInvert: boolean
  tryDownscale: boolean
  tryDenoise: boolean
  binarizer: keyof typeof binarizers
}

/** `overrides` say where the module is: an address in the browser, its bytes in Node. */
export async function openZxing(overrides: { locateFile?: () => string; wasmBinary?: ArrayBuffer }) {
  const module = (await prepareZXingModule({ overrides, fireImmediately: true })) as unknown as Module
  let at = 0
  let size = 0

  /** A picture to be written into the module's memory. It holds until the next one is asked for. */
  function room(width: number, height: number): Luma {
    const needed = width * height
    if (needed > size) {
      if (at !== 0) module._free(at)
      at = module._malloc(needed)
      size = at === 0 ? 0 : needed
      if (at === 0) throw new Error(`no memory for ${needed} pixels`)
    }
    return { data: module.HEAPU8.subarray(at, at + needed), width, height }
  }

  /** The text of the code in a picture that lies in the room. */
  function read({ width, height }: Luma, options: ReadOptions): string | undefined {
    // The smallest code there is; the module fails on pictures of a few pixels.
    if (Math.min(width, height) < leastSide) return undefined
    const found = module.readBarcodesFromPixmap(at, width, height, {
      ...(defaultReaderOptions as unknown as WireOptions),
      ...options,
      // Of the family only what we and everybody else print: small symbols have little to tell a mistake by, and in a picture
      // of blots one was read that was not there.
      formats: 'QRCodeModel2',
      maxNumberOfSymbols: 1,
      tryRotate: false,
      downscaleFactor: 2,
      binarizer: binarizers[options.binarizer],
      eanAddOnSymbol: 0,
      textMode: plainText,
      characterSet: 0,
    })
    try {
      const one = found.size() > 0 ? found.get(0) : undefined
      return one?.isValid ? one.text : undefined
    } finally {
      found.delete()
    }
  }

  return { room, read }
}

export type Zxing = Awaited<ReturnType<typeof openZxing>>
