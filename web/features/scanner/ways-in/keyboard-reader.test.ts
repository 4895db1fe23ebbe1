import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'
import { createKeyboardReader, type TimedPress } from './keyboard-reader.ts'

// Own codes with letters that lie elsewhere on other keyboards.
const code = 'YZAQWM7K2YZAQWM7K2YZAQWM'
const own = ownCodeFrom(code.slice(0, 23))
const link = `HTTPS://LISTPASS.EXAMPLE/Q/${own}/SCAN`

/** The key of each character on an American keyboard. */
function placeOf(character: string): { code: string; hasShift: boolean } {
  if (/[A-Z]/i.test(character)) return { code: `Key${character.toUpperCase()}`, hasShift: /[A-Z]/.test(character) }
  if (/\d/.test(character)) return { code: `Digit${character}`, hasShift: false }
  const places: Record<string, [string, boolean]> = {
    ':': ['Semicolon', true],
    '/': ['Slash', false],
    '.': ['Period', false],
    '-': ['Minus', false],
    '|': ['Backslash', true],
    '\\': ['Backslash', false],
    ']': ['BracketRight', false],
  }
  const [place, hasShift] = places[character] ?? ['', false]
  return { code: place, hasShift }
}

function typed(text: string, everyMs: number, seen: (character: string) => string = (character) => character) {
  const reader = createKeyboardReader()
  Array.from(text).forEach((character, place) =>
    reader.press({ key: seen(character), ...placeOf(character), at: place * everyMs } satisfies TimedPress),
  )
  return reader.end()
}

/** The intended text, and the text seen instead. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
}

function ownCodeFrom(drawn: string): string {
  return Array.from('23456789ABCDEFGHJKMNPQRSTUVWXYZ', (symbol) => drawn + symbol).find(isOwnCode)!
}

test('a reader’s burst is read, whether it sends the link or the bare code', () => {
  assert.equal(typed(link, 8), link)
  assert.equal(typed(own, 8), own)
  assert.equal(typed(own, 60), own)
})

test('a typing person never counts as a reader, however fast', () => {
  assert.equal(typed(own, 140), undefined)
  assert.equal(typed('good evening', 70), undefined)
})

test('an earlier key press is no part of the read code', () => {
  const reader = createKeyboardReader()
  reader.press({ key: 'x', code: 'KeyX', hasShift: false, at: 0 })
  Array.from(own).forEach((key, place) => reader.press({ key, ...placeOf(key), at: 500 + place * 5 }))
  assert.equal(reader.end(), own)
})

test('marks that readers send before the text are left out', () => {
  assert.equal(typed(`]Q1${own}`, 8), own)
  assert.equal(typed(`]Q2\\000026${own}`, 8), own)
  assert.equal(codeInText(typed(`]Q1\\000026${link}`, 8)!), own)
})

test('a reader for American keyboards is read on a German and on a French one', () => {
  const german: Record<string, string> = { Y: 'Z', Z: 'Y', ':': 'Ö', '/': '-', '-': 'ß' }
  const french: Record<string, string> = {
    ...pairs('AQ QA ZW WZ M? :M /! .: -)'),
    ...pairs(`0à 1& 2é 3" 4' 5( 6- 7è 8_ 9ç`),
  }
  for (const layout of [german, french]) {
    for (const text of [own, link]) {
      assert.equal(codeInText(typed(text, 8, (character) => layout[character] ?? character)!), own, text)
    }
  }
})

test('a reader for German keyboards is read on an American one', () => {
  // For a Y, a German reader presses the key beside Shift, where an American keyboard has its Z.
  const swap: Record<string, string> = { Y: 'Z', Z: 'Y' }
  const pressed = Array.from(own, (character) => swap[character] ?? character).join('')
  assert.equal(typed(pressed, 8), own)
})

test('text that an input method holds back is read by the position of its keys', () => {
  assert.equal(typed(own, 8, () => 'Process')?.toUpperCase(), own)
})

test('another barcode is told as read, and a slow one is not', () => {
  assert.equal(typed('4006381333931', 10), '4006381333931')
  assert.equal(typed('4006381333931', 80), undefined)
  assert.equal(typed('40', 10), undefined)
})

test('a reader that sends no Enter is read after a pause, and one on a busy page is read whole', () => {
  const reader = createKeyboardReader()
  const send = (from: number, to: number) =>
    Array.from(own.slice(from, to)).forEach((key, place) =>
      reader.press({ key, ...placeOf(key), at: (from + place) * 8 }),
    )
  send(0, 10)
  assert.equal(reader.pause(), undefined)
  send(10, 24)
  assert.equal(reader.pause(), own)
  assert.equal(reader.end(), undefined)
})

test('the rest of the page hears a person’s keys, and none of a reader’s burst', () => {
  const reader = createKeyboardReader()
  const passes = Array.from('ABCDEF', (key, place) =>
    reader.press({ key, code: `Key${key}`, hasShift: true, at: place * 8 }),
  )
  assert.deepEqual(passes, [false, false, false, true, true, true])
  assert.ok(reader.isUnderWay(60))
  assert.ok(!reader.isUnderWay(400))
})
