// The reader: zxing-cpp as WebAssembly. It gets brightness directly; the library's own `readBarcodes` takes colours, which
// costs 2–3 ms more a frame.
import { defaultReaderOptions, prepareZXingModule } from 'zxing-wasm/reader'
import { mostModules, type Unread } from './flatten.ts'
import type { Corners, Luma, Point, Room } from './luma.ts'

/** The used part of the module. Its own type needs Emscripten's types, which promise more than the module has. */
type Module = {
  HEAPU8: Uint8Array
  _malloc: (bytes: number) => number
  _free: (at: number) => void
  readBarcodesFromPixmap: (at: number, width: number, height: number, options: WireOptions) => Found
}

type Found = { size: () => number; get: (at: number) => FoundOne; delete: () => void }
type FoundOne = {
  isValid: boolean
  text: string
  isInverted: boolean
  position: Record<'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft', Point>
  symbol: { width: number }
}

/** `picture` is the picture that was read, even if the module's memory has moved. */
export type Read = { codes: { text: string; corners: Corners }[]; unread: Unread[]; picture: Luma }

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

/** How Emscripten lets its caller make the module's instance. */
type Instantiate = (imports: object, done: (instance: object) => void) => object

/** `overrides` give the module: compiled already in the browser, its bytes in Node. */
export async function openZxing(overrides: { instantiateWasm: Instantiate } | { wasmBinary: ArrayBuffer }) {
  const module = (await prepareZXingModule({ overrides, fireImmediately: true })) as unknown as Module

  /** A picture's place in the module's memory. Its content is valid until the next one is requested. */
  function openRoom(): Room {
    let at = 0
    let size = 0
    return (width, height) => {
      const needed = width * height
      if (needed > size) {
        if (at !== 0) module._free(at)
        at = module._malloc(needed)
        size = at === 0 ? 0 : needed
        if (at === 0) throw new Error(`no memory for ${needed} pixels`)
      }
      return { data: module.HEAPU8.subarray(at, at + needed), width, height }
    }
  }

  /** The codes in a picture in one of the buffers, and those found but not read. */
  function read({ data: { byteOffset: at }, width, height }: Luma, options: ReadOptions): Read {
    // The smallest code there is; the module fails on pictures of a few pixels.
    const isTooSmall = Math.min(width, height) < leastSide
    const found = isTooSmall ? [] : listOf(module.readBarcodesFromPixmap(at, width, height, wireOptions(options)))
    return {
      codes: found
        .filter(({ isValid }) => isValid)
        .map(({ text, position }) => ({ text, corners: cornersOf(position) })),
      unread: found.filter(isLaidOut).map(unreadOf),
      picture: { data: module.HEAPU8.subarray(at, at + width * height), width, height },
    }
  }

  return { room: openRoom(), read }
}

function wireOptions(options: ReadOptions): WireOptions {
  return {
    ...(defaultReaderOptions as unknown as WireOptions),
    ...options,
    // Only the common symbols of the family. Small symbols have weak error detection, and one was falsely read in a
    // picture of blots.
    formats: 'QRCodeModel2',
    // Another guest's code may be in view; a found but unread code counts as one.
    returnErrors: true,
    maxNumberOfSymbols: 6,
    tryRotate: false,
    downscaleFactor: 2,
    binarizer: binarizers[options.binarizer],
    eanAddOnSymbol: 0,
    textMode: plainText,
    characterSet: 0,
  }
}

function listOf(found: Found): FoundOne[] {
  try {
    return Array.from({ length: found.size() }, (_, place) => found.get(place))
  } finally {
    found.delete()
  }
}

/** True for an unread code with a valid size. For some codes, the reader finds only the finders. */
function isLaidOut({ isValid, symbol }: FoundOne): boolean {
  return !isValid && symbol.width >= leastSide && symbol.width <= mostModules
}

function unreadOf({ position, symbol, isInverted }: FoundOne): Unread {
  return { corners: cornersOf(position), side: symbol.width, isInverted, isSure: true }
}

function cornersOf({ topLeft, topRight, bottomRight, bottomLeft }: FoundOne['position']): Corners {
  return [topLeft, topRight, bottomRight, bottomLeft]
}

export type Zxing = Awaited<ReturnType<typeof openZxing>>
