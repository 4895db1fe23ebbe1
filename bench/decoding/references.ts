// The readers that web scanners are built on, each run as its library runs it, on the same pixels. None is a dependency
// of ours: they are installed into a temporary folder for the measurement.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext, runInThisContext } from 'node:vm'
import type { Luma } from '../../web/features/scanner/reading/luma.ts'

/** A picture as a canvas returns it. */
export type Colours = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
export type Reference = { name: string; read: (picture: Colours) => Promise<string | undefined> | string | undefined }

const packages = ['qr-scanner@1.4.2', 'html5-qrcode@2.3.8', 'jsqr@1.4.0', '@yudiel/react-qr-scanner@2.6.0']

export function coloursOf({ data, width, height }: Luma): Colours {
  const colours = new Uint32Array(width * height)
  for (let at = 0; at < colours.length; at++) colours[at] = (255 << 24) | (data[at]! * 0x10101)
  return { data: new Uint8ClampedArray(colours.buffer), width, height }
}

export async function openReferences(folder: string): Promise<Reference[]> {
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
      stdio: 'pipe',
    })
  } catch (problem) {
    console.log(`NOT MEASURED: the other readers could not be installed (${String(problem).split('\n')[0]}).`)
    return []
  }
  const within = (path: string) => join(folder, 'node_modules', path)
  const require = createRequire(join(folder, 'package.json'))
  return [await barcodeDetector(within), qrScanner(within), html5Qrcode(require, within), jsQr(require)]
}

/** The engine of @yudiel/react-qr-scanner: `BarcodeDetector` on zxing-wasm, here asked for QR codes alone. */
async function barcodeDetector(within: (path: string) => string): Promise<Reference> {
  type Detector = { detect: (picture: Colours) => Promise<{ rawValue: string }[]> }
  type Library = {
    BarcodeDetector: new (options: { formats: string[] }) => Detector
    prepareZXingModule: (options: { overrides: { wasmBinary: Uint8Array } }) => void
  }
  // The two browser classes that the library needs.
  class ImageData {
    data
    width
    height
    constructor({ data, width, height }: Colours) {
      this.data = data
      this.width = width
      this.height = height
    }
  }
  Object.assign(globalThis, { ImageData, DOMRectReadOnly: Object })
  const library = (await import(pathToFileURL(within('barcode-detector/dist/es/ponyfill.js')).href)) as Library
  const wasmBinary = readFileSync(within('zxing-wasm/dist/reader/zxing_reader.wasm'))
  library.prepareZXingModule({ overrides: { wasmBinary } })
  const detector = new library.BarcodeDetector({ formats: ['qr_code'] })
  return {
    name: '@yudiel/react-qr-scanner',
    read: async (picture) => (await detector.detect(new ImageData(picture)))[0]?.rawValue,
  }
}

type QrResult = { data: string | null }

/**
 * Its worker's code is a text in a module. It reads both polarities, as its `scanImage` does: dark on light and light
 * on dark.
 */
function qrScanner(within: (path: string) => string): Reference {
  const module = readFileSync(within('qr-scanner/qr-scanner-worker.min.js'), 'utf8')
  let code = ''
  function Blob([text]: [string]) {
    code = text
  }
  const browser = { Blob, Worker: Object, URL: { createObjectURL: () => '' } }
  runInNewContext(`${module.replace('export const createWorker=', 'var createWorker=')}\ncreateWorker()`, browser)
  let result: QrResult | undefined
  const self = {
    onmessage: (_event: { data: unknown }) => {},
    postMessage: (answer: QrResult) => {
      result = answer
    },
  }
  // Runs in this context, because a separate one would be ten times slower.
  const run = runInThisContext(`(function (self) {${code}\n})`) as (self: object) => void
  run(self)
  self.onmessage({ data: { type: 'inversionMode', data: 'both' } })
  return {
    name: 'qr-scanner',
    read(picture) {
      self.onmessage({ data: { type: 'decode', id: 1, data: picture } })
      return result?.data ?? undefined
    },
  }
}

function html5Qrcode(require: NodeJS.Require, within: (path: string) => string): Reference {
  type Decoder = { decode: (canvas: object) => { text: string } }
  const { ZXingHtml5QrcodeDecoder } = require(within('html5-qrcode/cjs/zxing-html5-qrcode-decoder.js')) as {
    ZXingHtml5QrcodeDecoder: new (formats: number[], verbose: boolean, logger: object) => Decoder
  }
  const qrCode = 0
  const decoder = new ZXingHtml5QrcodeDecoder([qrCode], false, { log() {}, warn() {}, logError() {}, logErrors() {} })
  return {
    name: 'html5-qrcode',
    read(picture) {
      const context = { getImageData: () => picture }
      try {
        return decoder.decode({ width: picture.width, height: picture.height, getContext: () => context }).text
      } catch {
        // The library throws when there is no code.
        return undefined
      }
    },
  }
}

function jsQr(require: NodeJS.Require): Reference {
  type Read = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null
  const read = (require('jsqr') as { default: Read }).default
  return { name: 'jsqr', read: ({ data, width, height }) => read(data, width, height)?.data || undefined }
}
