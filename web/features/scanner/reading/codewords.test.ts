import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeQR } from 'qr'
import { textOfModules } from './codewords.ts'
import { correct } from './reed-solomon.ts'
import { textOfBits } from './text-of-bits.ts'

const levels = ['low', 'medium', 'quartile', 'high'] as const

/** The contrast of the modules of a code, all equally sure. */
function modulesOf(text: string, ecc: (typeof levels)[number], version: number) {
  const rows = encodeQR(text, 'raw', { ecc, border: 1, version }).slice(1, -1)
  const side = rows.length
  return {
    side,
    modules: Float32Array.from(
      rows.flatMap((row) => row.slice(1, -1)),
      (isDark) => (isDark ? -9 : 9),
    ),
  }
}

test('each version and level: what a crack covers comes back, as far as its parity lasts', () => {
  for (let version = 1; version <= 10; version++) {
    for (const level of levels) {
      const { modules, side } = modulesOf('LISTPASS', level, version)
      assert.equal(textOfModules(modules, side), 'LISTPASS', `${version} ${level}`)
      const cracked = modules.slice()
      for (let y = 10; y < side; y++) cracked[y * side + side - 3] = y % 2 === 0 ? 0.5 : -0.5
      assert.equal(textOfModules(cracked, side), 'LISTPASS', `${version} ${level}, cracked`)
    }
  }
})

test('digits, letters and bytes become the text, and data that ends too soon becomes none', () => {
  const long = 'https://example.com/menu?table=17&ü=ñ 東京'
  for (const text of ['0', '42', '007', '1234567890123456', 'A', 'AB-C:/$ %*+.', 'lower', long])
    for (const version of [5, 10]) {
      const { modules, side } = modulesOf(text, 'low', version)
      assert.equal(textOfModules(modules, side), text, `${text}, ${version}`)
    }
  // Latin-1 has bytes that are no UTF-8.
  assert.equal(textOfBits(Uint8Array.of(0x40, 0x1f, 0xc0), 1), 'ü')
  const [digits, sixLetters, threeBytes, kanji] = [0x10, 0x20, 0x40, 0x80]
  for (const cut of [
    [digits, 0x3f, 0xff],
    [sixLetters, 0x37, 0xff, 0xff],
    [threeBytes, 0x34, 0x14],
    [kanji, 0, 0],
  ])
    assert.equal(textOfBits(Uint8Array.from(cut), 1), undefined, String(cut))
})

test('missing symbols cost half of what wrong ones do, and a few are kept to tell noise from text', () => {
  const parity = 26
  const clean = new Uint8Array(70)
  const broken = (places: readonly number[]) => {
    const block = clean.slice()
    for (const place of places) block[place] = place + 1
    return block
  }
  const from = (count: number, start = 0) => Array.from({ length: count }, (_, place) => start + place)
  const cases = [
    { wrong: 13, missing: 0, isRight: true },
    { wrong: 14, missing: 0, isRight: false },
    { wrong: 0, missing: 22, isRight: true },
    { wrong: 1, missing: 20, isRight: true },
    { wrong: 2, missing: 20, isRight: false },
    { wrong: 0, missing: 23, isRight: false },
  ]
  for (const { wrong, missing, isRight } of cases) {
    const block = broken([...from(wrong, 30), ...from(missing)])
    assert.equal(correct(block, parity, from(missing)), isRight, `${wrong} wrong, ${missing} missing`)
    if (isRight) assert.deepEqual(block, clean)
  }
})
