import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'
import { createKeyboardReader, type Heard, type Place, type Stroke } from './keyboard-reader.ts'

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

function strokesOf(text: string, everyMs: number, seen: (character: string) => string = (character) => character) {
  return Array.from(text, (character, nth): Stroke => {
    return { at: nth * everyMs, press: { key: seen(character), ...placeOf(character) } }
  })
}

function send(strokes: readonly Stroke[], place: Place = 'elsewhere') {
  const reader = createKeyboardReader()
  for (const stroke of strokes) reader.stroke(stroke, place)
  return reader.end((strokes.at(-1)?.at ?? 0) + 5, place)
}

const textOf = (heard: Heard | undefined) => (heard?.kind === 'text' ? heard.text : heard?.kind)

/** The text of a reader that ends with Enter. */
function typed(text: string, everyMs: number, seen?: (character: string) => string, place?: Place) {
  return textOf(send(strokesOf(text, everyMs, seen), place).heard)
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

test('a typing person never counts as a reader, however fast, in a field or elsewhere', () => {
  for (const place of ['field', 'elsewhere'] as const) {
    assert.equal(typed(own, 140, undefined, place), undefined)
    assert.equal(typed('good evening', 70, undefined, place), undefined)
    assert.equal(typed('Ann', 30, undefined, 'field'), undefined)
  }
})

test('an earlier key press is no part of the read code, and one slow key does not break it', () => {
  const x: Stroke = { at: 0, press: { key: 'x', code: 'KeyX', hasShift: false } }
  for (const after of [150, 500]) {
    const code = strokesOf(own, 5).map((stroke) => ({ ...stroke, at: stroke.at + after }))
    assert.equal(textOf(send([x, ...code]).heard), own)
  }
  const held = strokesOf(link, 24).map((stroke, nth) => ({ ...stroke, at: stroke.at + (nth > 30 ? 180 : 0) }))
  assert.equal(textOf(send(held, 'field').heard), link)
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

/** The text that arrives if a reader presses the keys of one layout, and the computer has another. */
const garbled: Record<string, [reader: Record<string, string>, computer: string]> = {
  // German on American: Y and Z change places, the slash is Shift and 7, the colon is Shift and the full stop.
  'a German reader on an American computer': [pairs('YZ ZY :> /& -/'), 'american'],
  'a Spanish reader on an American computer': [pairs(':> /& -/'), 'american'],
  'a Swiss reader on a Spanish computer': [pairs('YZ ZY'), 'spanish'],
  'a French reader on an American computer': [
    pairs('AQ QA ZW WZ M: :. /> .< 0) 1! 2@ 3# 4$ 5% 6^ 7& 8* 9('),
    'american',
  ],
  'an American reader on a French computer': [pairs(`AQ QA ZW WZ M? :M /! .: 0à 1& 2é 3" 4' 5( 6- 7è 8_ 9ç`), 'french'],
  'an American reader on a German computer': [pairs('YZ ZY :Ö /-'), 'german'],
  'a Czech reader on an American computer': [pairs('YZ ZY /{ :< 0) 1! 2@ 3# 4$ 5% 6^ 7& 8* 9('), 'american'],
}

test('a reader of another layout is read by its characters alone, as from a remote desktop', () => {
  for (const [what, [swap]] of Object.entries(garbled))
    for (const text of [own, link]) {
      const strokes = Array.from(text, (character, nth): Stroke => {
        return { at: nth * 8, press: { key: swap[character] ?? character, code: '', hasShift: false } }
      })
      assert.equal(codeInText(textOf(send(strokes).heard) ?? ''), own, `${what}: ${text}`)
    }
})

test('a reader of another layout is read where Caps Lock turns its letters, and where its digits need Caps Lock', () => {
  const small = link.toLowerCase()
  assert.equal(codeInText(typed(small, 8) ?? ''), own)
  const swap = pairs('YZ ZY')
  const pressed = Array.from(small, (character) => swap[character.toUpperCase()]?.toLowerCase() ?? character).join('')
  assert.equal(codeInText(typed(pressed, 8) ?? ''), own)
  // A French reader with Caps Lock presses the digits without Shift, and an American computer types them.
  const french = pairs('AQ QA ZW WZ')
  const byCaps = Array.from(own, (character) => french[character] ?? character).join('')
  assert.equal(codeInText(typed(byCaps, 8) ?? ''), own)
})

test('a code with a right check symbol is never taken for its twin', () => {
  for (let nth = 0; nth < 200; nth++) {
    const drawn = Array.from({ length: 23 }, (_, at) => 'YZAQWM7K2'.charAt((nth * 7 + at * at) % 9)).join('')
    const each = ownCodeFrom(drawn)
    assert.equal(typed(each, 8), each)
  }
})

test('text that an input method holds back is read by the position of its keys', () => {
  assert.equal(typed(own, 8, () => 'Process')?.toUpperCase(), own)
})

test('another barcode is told as read, and a slow one is not', () => {
  assert.equal(typed('4006381333931', 10), '4006381333931')
  assert.equal(typed('4006381333931', 40, undefined, 'field'), '4006381333931')
  assert.equal(typed('4006381333931', 80), undefined)
  assert.equal(typed('1234', 10), '1234')
  assert.equal(typed('1234', 10, undefined, 'field'), undefined)
  assert.equal(typed('40', 10), undefined)
})

test('in a field a code is read from a slow reader too, whose keys the field has had', () => {
  for (const text of [own, link]) {
    const { heard, isTaken } = send(strokesOf(text, 60), 'field')
    assert.equal(textOf(heard), text)
    assert.ok(isTaken)
  }
})

test('CR LF is one end, also while the answer takes long, and the next code is another burst', () => {
  const reader = createKeyboardReader()
  const scan = (from: number) => {
    for (const stroke of strokesOf(own, 8)) reader.stroke({ ...stroke, at: from + stroke.at }, 'elsewhere')
    const at = from + 24 * 8
    return [reader.end(at, 'elsewhere'), reader.end(at + 24, 'elsewhere')]
  }
  // The memory of a reader sends one code right behind the other.
  for (const from of [0, 240, 2000]) {
    const [first, second] = scan(from)
    assert.equal(textOf(first?.heard), own)
    assert.deepEqual(second, { heard: undefined, isTaken: true })
  }
  // A person’s Enter later.
  assert.deepEqual(reader.end(4000, 'elsewhere'), { heard: undefined, isTaken: false })
})

test('the second end comes at the pace of its reader, and a person’s Enter is never taken', () => {
  /** Whether an Enter is taken so many milliseconds after the end of a code whose keys come every `everyMs`. */
  const isTakenAfter = (everyMs: number, ms: number) => {
    const reader = createKeyboardReader()
    for (const stroke of strokesOf(own, everyMs)) reader.stroke(stroke, 'elsewhere')
    const at = 24 * everyMs
    assert.equal(textOf(reader.end(at, 'elsewhere').heard), own)
    return reader.end(at + ms, 'elsewhere').isTaken
  }
  for (const [everyMs, late] of [
    [1, 31],
    [8, 31],
    [16, 33],
    [32, 65],
    // The slowest reader: its pace is that of quick fingers, and no person presses Enter so soon after a code.
    [64, 101],
  ] as const) {
    assert.equal(isTakenAfter(everyMs, everyMs), true, `${everyMs} ms, at its pace`)
    assert.equal(isTakenAfter(everyMs, late - 1), true, `${everyMs} ms, a little late`)
    assert.equal(isTakenAfter(everyMs, late), false, `${everyMs} ms, after ${late} ms`)
  }
  // An end has two keys. A third Enter is a person's, however soon.
  const reader = createKeyboardReader()
  for (const stroke of strokesOf(own, 8)) reader.stroke(stroke, 'elsewhere')
  const ends = [0, 8, 16].map((ms) => reader.end(192 + ms, 'elsewhere').isTaken)
  assert.deepEqual(ends, [true, true, false])
})

test('a reader that sends no Enter is read after a pause, and what comes late is no other scan', () => {
  for (const text of [own, link]) {
    const reader = createKeyboardReader()
    for (const stroke of strokesOf(text, 8)) reader.stroke(stroke, 'field')
    assert.equal(textOf(reader.pause()), text)
    const late = text.length * 8
    for (const stroke of strokesOf('\\000026', 8))
      assert.ok(reader.stroke({ ...stroke, at: late + stroke.at }, 'field'))
    assert.deepEqual(reader.end(late + 70, 'field'), { heard: undefined, isTaken: true })
  }
  const reader = createKeyboardReader()
  for (const stroke of strokesOf('4006381333931', 8)) reader.stroke({ ...stroke, at: 5000 + stroke.at }, 'elsewhere')
  assert.equal(reader.pause(), undefined)
  assert.equal(textOf(reader.giveUp('elsewhere')), '4006381333931')
  for (const stroke of strokesOf('anna@example.com', 8)) reader.stroke({ ...stroke, at: 9000 + stroke.at }, 'field')
  assert.equal(reader.giveUp('field'), undefined)
})

test('a code is whole although a busy machine held it up in the middle', () => {
  for (const text of [own, link]) {
    for (const place of ['field', 'elsewhere'] as const) {
      const reader = createKeyboardReader()
      const strokes = strokesOf(text, 24)
      for (const [nth, stroke] of strokes.entries()) {
        if (nth === 5 || nth === text.length - 4) assert.equal(reader.pause(), undefined)
        const at = stroke.at + (nth < 5 ? 0 : 400) + (nth < text.length - 4 ? 0 : 700)
        assert.equal(reader.isOver(at), false)
        reader.stroke({ ...stroke, at }, place)
      }
      assert.equal(textOf(reader.end(text.length * 24 + 1100, place).heard), text)
    }
  }
})

test('the page hears a person’s keys, and none of a reader’s from the fourth on', () => {
  const passes = (everyMs: number, place: Place) => {
    const reader = createKeyboardReader()
    return strokesOf('ABCDEF', everyMs).map((stroke) => reader.stroke(stroke, place))
  }
  const taken = [false, false, false, true, true, true]
  assert.deepEqual(passes(8, 'elsewhere'), taken)
  assert.deepEqual(passes(60, 'elsewhere'), taken)
  assert.deepEqual(passes(8, 'field'), taken)
  assert.ok(passes(60, 'field').every((isTaken) => !isTaken))
  assert.ok(passes(140, 'elsewhere').every((isTaken) => !isTaken))
})

test('keys without text at a reader’s pace are a mode that cannot be read, and a person’s are not', () => {
  const blind = (everyMs: number) => Array.from({ length: 24 }, (_, nth): Stroke => ({ at: nth * everyMs }))
  assert.equal(textOf(send(blind(8)).heard), 'unreadable')
  assert.equal(textOf(send(blind(8), 'field').heard), 'unreadable')
  assert.equal(send(blind(90)).heard, undefined)
  const reader = createKeyboardReader()
  for (const stroke of blind(8)) reader.stroke(stroke, 'elsewhere')
  assert.equal(textOf(reader.giveUp('elsewhere')), 'unreadable')
})
