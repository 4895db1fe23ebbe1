// Every text of a catalogue, its functions called with values that can be found again.

export type Text = { name: string; said: string; values: string[] }

type Kind = 'text' | 'number'

const numbers = [7001, 7002, 7003, 7004, 7005]
const texts = ['«A»', '«B»', '«C»', '«D»', '«E»']

/** `english` decides which values are numbers, and which of them a text has to show. */
export function textsOf(words: object, english: object = words, path = ''): Text[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    const source = (english as Record<string, unknown>)[key]
    const name = path === '' ? key : `${path}.${key}`
    if (typeof word === 'string') return [{ name, said: word, values: [] }]
    if (typeof word === 'object' && word !== null) return textsOf(word, source as object, name)
    const called = source as (...values: unknown[]) => string
    const own = kindsOf(word as typeof called)
    const kinds = kindsOf(called).map((kind, place) => (own[place] === 'number' ? 'number' : kind))
    const shown = called(...kinds.map(valueOf))
    const values = kinds.map((kind, place) => inText(valueOf(kind, place))).filter((value) => isIn(shown, value))
    return [{ name, said: plain((word as typeof called)(...kinds.map(valueOf))), values }]
  })
}

function valueOf(kind: Kind, place: number): unknown {
  return kind === 'number' ? numbers[place] : texts[place]
}

/** A text in the place of a number is formatted as NaN, or counted as one. */
function kindsOf(word: (...values: unknown[]) => string): Kind[] {
  const kinds: Kind[] = Array.from({ length: word.length }, () => 'text')
  const hasNaN = () => word(...kinds.map(valueOf)).includes('NaN')
  for (let place = 0; place < kinds.length && hasNaN(); place += 1) {
    const before = word(...kinds.map(valueOf)).split('NaN').length
    kinds[place] = 'number'
    if (word(...kinds.map(valueOf)).split('NaN').length === before) kinds[place] = 'text'
  }
  return kinds
}

const inText = (value: unknown) => String(value)
const isIn = (text: string, value: string) => plain(text).includes(value)

/** Without what a language puts between the digits of a number, and without the marks around names. */
const plain = (text: string) =>
  text.replaceAll(/(?<=\d)[\s.,’'\u{a0}\u{202f}](?=\d{3})/gu, '').replaceAll(/[\u{2068}\u{2069}]/gu, '')
