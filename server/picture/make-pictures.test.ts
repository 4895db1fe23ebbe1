import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { before, test } from 'node:test'
import * as fc from 'fast-check'
import jsqr from 'jsqr'
import { encodeQR } from 'qr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { codeFromRandom } from '#domain/code.ts'
import { codeInText, linkOf } from '#domain/link.ts'
import { costOfLength } from './length-of-address.ts'
import { makePictures, type Scale } from './make-pictures.ts'
import { type Pixels, readPng } from './testing/read-png.ts'

const publicUrl = 'https://listpass.example'
const pictures = makePictures({ publicUrl })

const fromSymbols = (symbols: string) =>
  fc.string({ unit: fc.constantFrom(...symbols.split('')), minLength: 24, maxLength: 24 })
const ownCodes = fromSymbols('23456789ABCDEFGHJKMNPQRSTUVWXYZ')
const adoptedCodes = fromSymbols('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
const codes = fc.oneof(ownCodes, adoptedCodes)
const scales = fc.constantFrom<Scale>(8, 16)

before(() => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

test('every pixel is as the encoder has it', () => {
  fc.assert(
    fc.property(codes, scales, (code, scale) =>
      assertDrawn(readPng(pictures.png(code, scale)), publicUrl, code, scale),
    ),
    { numRuns: 300 },
  )
})

test('the same for any public address: even or odd, short or long, with a port or a path', () => {
  for (const url of [
    'http://a.b',
    'http://localhost:3000',
    'https://x.example',
    'https://tickets.our-summer-gala.org',
    'https://listpass.example/',
    'https://tickets.a-rather-long-name-for-an-organiser.example.org',
    `https://${'tickets.'.repeat(12)}example.org:8443`,
    'https://example.org/pass',
    'https://under_score.example',
  ]) {
    const pictures = makePictures({ publicUrl: url })
    fc.assert(
      fc.property(codes, (code) => assertDrawn(readPng(pictures.png(code)), url, code, 8)),
      { numRuns: 10 },
    )
  }
})

/** https addresses with hosts of this length: the modules per side of one of our codes, and the note at the start. */
const hosts = [
  [21, 29, undefined],
  [22, 29, /less error correction/],
  [37, 29, /less error correction/],
  [38, 33, /smaller modules/],
] as const

test('an address of up to 37 letters keeps large modules, and the start warns of longer ones', () => {
  for (const [letters, side, said] of hosts) {
    const url = `https://${'x'.repeat(letters - 8)}.example`
    const code = '23456789ABCDEFGHJKMNPQRS'
    const { side: drawn } = readPng(makePictures({ publicUrl: url }).png(code))
    assert.equal(drawn / 8 - 8, side, String(letters))
    if (said === undefined) assert.equal(costOfLength(url), undefined)
    else assert.match(String(costOfLength(url)), said)
  }
  assert.match(String(costOfLength('https://under_score.example')), /smaller modules/)
})

test('two decoders read a thousand codes to exactly their links', async () => {
  for (let count = 0; count < 1000; count++) {
    const own = codeFromRandom(randomBytes(64))!
    const code = count % 4 === 0 ? `${own.slice(0, 12)}${own.slice(12).toLowerCase()}` : own
    const file = pictures.png(code)
    assert.deepEqual(await readByZxing(file), [linkOf(publicUrl, code)])
    assert.equal(readByJsqr(readPng(file), 4), linkOf(publicUrl, code))
  }
})

test('the print size is read as well', async () => {
  const code = codeFromRandom(randomBytes(64))!
  assert.deepEqual(await readByZxing(pictures.png(code, 16)), [linkOf(publicUrl, code)])
})

test('an adopted code keeps the case of its letters', async () => {
  for (const code of ['abcdefghijklmnopqrstuvwx', 'Zz0Zz0Zz0Zz0Zz0Zz0Zz0Zz0', '000000000000000000000000']) {
    const [text] = await readByZxing(pictures.png(code))
    assert.match(text!, new RegExp(`/${code}/`))
  }
})

test('an invalid code is refused, because a picture of the previous code would be another guest’s', () => {
  for (const text of [
    '',
    '23456789ABCDEFGHJKMNPQR',
    '23456789ABCDEFGHJKMNPQRST',
    '23456789ABCDEFGHJKMNPQR-',
    'é'.repeat(24),
  ]) {
    assert.throws(() => pictures.png(text), RangeError)
    assert.throws(() => pictures.svg(text), RangeError)
  }
})

test('a picture takes at most 600 bytes, and the same number for every code', () => {
  const smallLetters = adoptedCodes.filter((code) => /[a-z]/.test(code))
  const takes = (codes: fc.Arbitrary<string>, scale: Scale, bytes: number) =>
    fc.assert(fc.property(codes, (code) => assert.equal(pictures.png(code, scale).length, bytes)))
  takes(ownCodes, 8, 367)
  takes(ownCodes, 16, 713)
  takes(smallLetters, 8, 447)
  takes(smallLetters, 16, 866)
})

test('a code has the same bytes every time, also after a new start', () => {
  const again = makePictures({ publicUrl })
  fc.assert(
    fc.property(codes, codes, scales, (code, other, scale) => {
      const file = pictures.png(code, scale)
      const kept = Buffer.from(file)
      pictures.png(other, scale)
      assert.deepEqual(file, kept)
      assert.deepEqual(pictures.png(code, scale), kept)
      assert.deepEqual(again.png(code, scale), kept)
      assert.equal(again.svg(code), pictures.svg(code))
      assert.equal(again.etag(code, 8), pictures.etag(code, 8))
    }),
    { numRuns: 50 },
  )
})

test('the SVG shows the same modules', () => {
  fc.assert(
    fc.property(codes, (code) => assertDrawn(readSvg(pictures.svg(code)), publicUrl, code, 1)),
    { numRuns: 50 },
  )
})

test('the ETag tells codes and public addresses apart', () => {
  const [code, other] = ['23456789ABCDEFGHJKMNPQRS', '23456789ABCDEFGHJKMNPQRT']
  const moved = makePictures({ publicUrl: 'https://moved.example' })
  assert.match(pictures.etag(code, 8), /^"[\w-]+"$/)
  assert.equal(
    new Set([pictures.etag(code, 8), pictures.etag(code, 16), pictures.etag(other, 8), moved.etag(code, 8)]).size,
    4,
  )
})

test('the sample says SAMPLE and is as large as a code, but is not one', async () => {
  const { png, svg } = pictures.sample
  const code = '23456789ABCDEFGHJKMNPQRS'
  for (const scale of [8, 16] as const) {
    const sample = readPng(png[scale])
    assert.equal(sample.side, readPng(pictures.png(code, scale)).side)
    for (const text of await readByZxing(png[scale])) assert.equal(codeInText(text), undefined)
    assert.equal(codeInText(readByJsqr(sample, 2) ?? ''), undefined)
  }
  const small = readPng(png[8])
  assert.equal(picture(small, 2), picture(readSvg(svg), 1))
  assert.equal(
    picture(small, 6, { left: 42, top: 126, width: 35, height: 7 }),
    [
      ' ###   ###  #   # ####  #     #####',
      '#   # #   # ## ## #   # #     #    ',
      '#     #   # # # # #   # #     #    ',
      ' ###  ##### #   # ####  #     #### ',
      '    # #   # #   # #     #     #    ',
      '#   # #   # #   # #     #     #    ',
      ' ###  #   # #   # #     ##### #####',
    ].join('\n'),
  )
})

test('the pictures that mail readers keep are the ones we still make', () => {
  const file = pictures.png('23456789ABCDEFGHJKMNPQRS')
  assert.equal(halfBlocks(readPng(file)).join('\n'), drawnInFormat1.join('\n'))
  assert.equal(fingerprint(file), 'a1c5efb0fe502895')
  assert.equal(fingerprint(pictures.png('abcdefghijklmnopqrstuvwx')), 'a4947da8159a4eac')
})

/** Two modules per character, one above the other, as makePictures format 1 drew them. */
const drawnInFormat1 = [
  '█▀▀▀▀▀█ ▄█▀▄▄▀▄██▄▄ █ █▀▀▀▀▀█',
  '█ ███ █  █ ▀ ▄▀▀  ▀██ █ ███ █',
  '█ ▀▀▀ █ ▀  ▀█▀██▀  █  █ ▀▀▀ █',
  '▀▀▀▀▀▀▀ ▀▄▀▄▀ ▀ ▀▄█▄█ ▀▀▀▀▀▀▀',
  '▀ █ █▄▀▄▄ █    █▄▀█▀▀▄ ▄▀  █ ',
  ' ▀█  ▀▀ █▄▀▀▄▄▀▀▀█  ▀ ▄▀ ▄ ▀▀',
  '▀██▄ ▄▀█ █ ▄█ ▀██▀▄ ▀▄▄▀ ▀▄██',
  '▀█▀▄█ ▀▀█ ▀  ▀  ▀▀  ▀█▄ ▀▀███',
  '▀▄▀▄ █▀▄ ██ ▄▄ ▄ ▄▄ ▄▀▄▄██▀▄▄',
  '▀▄ ▄██▀▄█▄▀ ▄▄█ ▀▀▀█ ▀  ▄▀▄  ',
  '▀ ▀▀  ▀▀▄██▀▄ █▀█▀███▀▀▀█▄▀ █',
  '█▀▀▀▀▀█    ▄ ▀  █▀▀██ ▀ ██▄▄▀',
  '█ ███ █ ▀▄█▄   █▀██▀█▀█▀█▄ ▀ ',
  '█ ▀▀▀ █ ▀▄ █▄▄▄ ▀██▀▄▀█  █▀▄█',
  '▀▀▀▀▀▀▀ ▀▀▀   ▀ ▀▀ ▀ ▀▀ ▀▀  ▀',
]

function assertDrawn({ side, isDark }: Pixels, publicUrl: string, code: string, scale: number) {
  const link = linkOf(publicUrl, code)
  const encoding = /[a-z_]/.test(link) ? 'byte' : 'alphanumeric'
  const ecc = encoding === 'alphanumeric' && link.length > 61 && link.length <= 77 ? 'low' : 'medium'
  const drawn = encodeQR(link, 'raw', { ecc, mask: 0, encoding, border: 4, scale })
  assert.equal(side, drawn.length)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (isDark(x, y) !== drawn[y]![x]) assert.fail(`${link}: pixel ${x}, ${y}`)
}

/** Reads the file with zxing's own PNG reader. */
async function readByZxing(file: Buffer): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(file), { formats: ['QRCode'] })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

/** Looks at every `step`-th pixel, because the whole picture takes jsQR ten times as long. */
function readByJsqr({ side, isDark }: Pixels, step: number): string | undefined {
  const width = side / step
  const rgba = Uint8ClampedArray.from({ length: 4 * width * width }, (_, at) => {
    const pixel = at >> 2
    return isDark((pixel % width) * step, Math.floor(pixel / width) * step) && at % 4 !== 3 ? 0 : 255
  })
  return jsqr.default(rgba, width, width, { inversionAttempts: 'dontInvert' })?.data
}

/** Our SVG draws dark rectangles one square high, after the white ground. */
function readSvg(svg: string): Pixels {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)![1])
  const path = /<path d="([^"]*)"\/><\/svg>$/.exec(svg)![1]!
  assert.match(path, /^(?:M\d+ \d+h(\d+)v1h-\1z)+$/)
  const dark = new Set<number>()
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let x = 0; x < Number(width); x++) dark.add(Number(top) * side + Number(left) + x)
  return { side, isDark: (x, y) => dark.has(y * side + x) }
}

type Frame = { left: number; top: number; width: number; height: number }

function picture({ side, isDark }: Pixels, step: number, frame?: Frame): string {
  const { left, top, width, height } = frame ?? { left: 0, top: 0, width: side / step, height: side / step }
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (isDark(left + x * step, top + y * step) ? '#' : ' ')).join(''),
  ).join('\n')
}

/** The modules as text, without the quiet zone. */
function halfBlocks({ side, isDark }: Pixels): string[] {
  const modules = side / 8 - 8
  const at = (x: number, y: number) => Number(y < modules && isDark(8 * (4 + x), 8 * (4 + y)))
  return Array.from({ length: Math.ceil(modules / 2) }, (_, row) =>
    Array.from({ length: modules }, (_, x) => ' ▀▄█'[at(x, 2 * row) + 2 * at(x, 2 * row + 1)]).join(''),
  )
}

function fingerprint(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 16)
}
