import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { codeFromRandom, spacedCode } from '#domain/code.ts'
import { readTypedCode } from './typed-code.ts'

const newCode = () => codeFromRandom(randomBytes(64))!
const replaced = (code: string, place: number, symbol: string) => code.slice(0, place) + symbol + code.slice(place + 1)

test('a code is accepted in groups, in small letters, or as a whole link', () => {
  const code = newCode()
  for (const text of [code, ` ${spacedCode(code)} `, code.toLowerCase(), `https://listpass.example/q/${code}/scan`]) {
    assert.deepEqual(readTypedCode(text), { kind: 'code', text: text.trim() })
  }
})

test('a typo is shown before anything is sent, with its likely place', () => {
  for (let round = 0; round < 200; round++) {
    const code = newCode()
    const place = code.indexOf('8')
    if (place === -1) continue
    const read = readTypedCode(replaced(code, place, 'B'))
    assert.ok(read.kind === 'typo')
    assert.ok(read.likely.has(Math.floor(place / 4)), `${code} at ${place}`)
  }
})

test('two swapped neighbours are shown, with their group', () => {
  for (let round = 0; round < 200; round++) {
    const own = newCode()
    const place = Array.from(own).findIndex((symbol, at) => at < 23 && symbol !== own[at + 1])
    const read = readTypedCode(own.slice(0, place) + own.charAt(place + 1) + own.charAt(place) + own.slice(place + 2))
    assert.ok(read.kind === 'typo')
    assert.ok(read.likely.has(Math.floor(place / 4)))
  }
})

test('a code from an earlier tool has no check symbol, and passes', () => {
  assert.equal(readTypedCode('0123456789abcdefLOLO1111').kind, 'code')
})

test('a code with a symbol too many or too few says how long it is, and which group is short', () => {
  const code = newCode()
  assert.deepEqual(readTypedCode('TOO SHORT'), { kind: 'length', length: 8, group: undefined })
  const groups = spacedCode(code).split(' ')
  const short = groups.map((group, place) => (place === 2 ? group.slice(1) : group))
  assert.deepEqual(readTypedCode(short.join(' ')), { kind: 'length', length: 23, group: 3 })
})
