import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { codeFromRandom, codeLength, codeSymbols, hideCodes, isOwnCode, isWellFormedCode, spacedCode } from './code.ts'

const codes = fc.noShrink(fc.constant(undefined)).map(() => codeFromRandom(randomBytes(64))!)

test('a code has 24 symbols that cannot be mistaken for one another', () => {
  fc.assert(
    fc.property(codes, (code) => {
      assert.equal(code.length, codeLength)
      assert.match(code, /^[2-9A-HJKMNP-Z]{24}$/)
      assert.ok(isOwnCode(code) && isWellFormedCode(code))
    }),
  )
})

test('every single typo in a code is caught', () => {
  fc.assert(
    fc.property(codes, fc.nat(23), fc.nat(30), (code, place, other) => {
      const symbol = codeSymbols[other]!
      fc.pre(code[place] !== symbol)
      assert.equal(isOwnCode(code.slice(0, place) + symbol + code.slice(place + 1)), false)
    }),
  )
})

test('every swap of two neighbours in a code is caught', () => {
  fc.assert(
    fc.property(codes, fc.nat(22), (code, place) => {
      fc.pre(code[place] !== code[place + 1])
      const swapped = code.slice(0, place) + code[place + 1]! + code[place]! + code.slice(place + 2)
      assert.equal(isOwnCode(swapped), false)
    }),
  )
})

/** Codes in campaigns and on paper must stay readable forever. These examples were computed independently of this code. */
const printed = ['222222222222222222222222', 'ABCDEFGHJKMNPQRSTUVWXYZE', '7KQ2MXW9ZT4RBH8VNC5YPDJR']

test('an issued code stays valid, and with another check symbol it is invalid', () => {
  for (const code of printed) {
    assert.ok(isOwnCode(code), code)
    const others = Array.from(codeSymbols).filter((symbol) => symbol !== code.at(-1))
    for (const symbol of others) assert.equal(isOwnCode(code.slice(0, -1) + symbol), false)
  }
})

test('a text of another length, or with a symbol that is in no code, is no code of ours', () => {
  for (const code of printed) {
    for (const text of [
      '',
      code.slice(1),
      code.slice(0, -1),
      `${code}2`,
      code.replace('Z', '0'),
      code.replace('Z', 'z'),
    ])
      if (text !== code) assert.equal(isOwnCode(text), false, text)
  }
})

test('all symbols are drawn equally often', () => {
  const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const byte of allBytes) {
    const code = codeFromRandom(new Uint8Array(23).fill(byte))
    if (code) counts.set(code[0]!, (counts.get(code[0]!) ?? 0) + 1)
  }
  assert.deepEqual(new Set(counts.values()), new Set([8]))
  assert.equal(counts.size, 31)
})

test('too few random bytes give no code rather than a weak one', () => {
  assert.equal(codeFromRandom(new Uint8Array(22)), undefined)
  assert.equal(codeFromRandom(new Uint8Array(100).fill(255)), undefined)
})

test('a code is shown in groups of four', () => {
  assert.equal(spacedCode('ABCDEFGHJKMNPQRSTUVWXYZ2'), 'ABCD EFGH JKMN PQRS TUVW XYZ2')
})

test('a text for readers without codes has none: in addresses, in any case, and those that are known', () => {
  const own = 'ABCDEFGH23456789ABCDEFG4'
  const older = '000000000000000000000042'
  for (const [text, expected] of [
    [`Code ${own}, ${own.toLowerCase()}.`, 'Code SAMPLE, SAMPLE.'],
    [`https://pass.example/qr-code/${older}.png?scale=16`, 'https://pass.example/qr-code/SAMPLE.png?scale=16'],
    [`?u=https%3A%2F%2Fpass.example%2FQ%2F${older}%2Fscan`, '?u=https%3A%2F%2Fpass.example%2FQ%2FSAMPLE%2Fscan'],
    [`?u=https%253A%252F%252Fpass.example%252FQ%252F${older}`, '?u=https%253A%252F%252Fpass.example%252FQ%252FSAMPLE'],
    [`?code%3D${own}&x`, '?code%3DSAMPLE&x'],
    ['<img src="https://pass.example/qr-code/ABCDEFGH…', '<img src="https://pass.example/qr-code/SAMPLE…'],
    [`<a href="x">${own.slice(0, 20)}…`, '<a href="x">SAMPLE…'],
    [`${older} 111111111111111111111111 x${own}`, `SAMPLE 111111111111111111111111 x${own}`],
  ] as const)
    assert.equal(hideCodes(text, [older]), expected)
})
