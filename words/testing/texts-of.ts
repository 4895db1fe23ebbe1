// Every text of a catalogue, its functions called with values that can be found again.

export type Text = { name: string; said: string; values: string[] }

type Word = (...values: never[]) => string
type Kinds = Map<string, 'text' | 'number'>

/** `english` decides which values a text has to show. */
export function textsOf(words: object, english: object = words, path = ''): Text[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    const source = (english as Record<string, unknown>)[key]
    const name = path === '' ? key : `${path}.${key}`
    if (typeof word === 'string') return [{ name, said: word, values: [] }]
    if (typeof word === 'object' && word !== null) return textsOf(word, source as object, name)
    return [{ name, ...readFunction(word as Word, source as Word) }]
  })
}

function readFunction(word: Word, source: Word): Omit<Text, 'name'> {
  const own = kindsOf(word)
  const kinds: Kinds = new Map(
    [...kindsOf(source)].map(([value, kind]) => [value, own.get(value) === 'number' ? 'number' : kind]),
  )
  const shown = plain(call(source, kinds))
  return {
    said: plain(call(word, kinds)),
    values: [...kinds]
      .map(valueOf)
      .map(String)
      .filter((each) => shown.includes(each)),
  }
}

/** A value is a text, unless the function cannot write it as one. */
function kindsOf(word: Word): Kinds {
  const kinds: Kinds = new Map()
  const troubles = () => {
    try {
      return call(word, kinds).split('NaN').length
    } catch {
      // A name was given as a number.
      return Infinity
    }
  }
  for (let count = troubles(), known = -1; known < kinds.size; known = kinds.size, count = troubles())
    for (const value of Array.from(kinds.keys())) {
      if (count === 1) break
      kinds.set(value, 'number')
      const after = troubles()
      if (after < count) count = after
      else kinds.set(value, 'text')
    }
  return kinds
}

/** Fills `kinds` with the values that the function reads, by place or by name. */
function call(word: Word, kinds: Kinds): string {
  const give = (value: string) => {
    if (!kinds.has(value)) kinds.set(value, 'text')
    return valueOf([value, kinds.get(value)!], [...kinds.keys()].indexOf(value))
  }
  const byName = new Proxy({}, { get: (_, name) => give(String(name)) })
  const values = isByName(word) ? [byName] : Array.from({ length: word.length }, (_, place) => give(String(place)))
  return (word as (...values: unknown[]) => string)(...values)
}

/** A function of one object finds nothing in a number. */
function isByName(word: Word): boolean {
  if (word.length !== 1) return false
  try {
    return /undefined|NaN/.test((word as unknown as (value: number) => string)(7001))
  } catch {
    // It needs a text.
    return false
  }
}

function valueOf([name, kind]: [string, 'text' | 'number'], place: number): string | number {
  return kind === 'number' ? 7001 + place : `⟦${name}⟧`
}

/** Removes the separators of numbers, and the marks around names in right-to-left scripts. */
const plain = (text: string) =>
  text.replaceAll(/(?<=\d)[\s.,’'\u{a0}\u{202f}](?=\d{3})/gu, '').replaceAll(/[\u{2068}\u{2069}]/gu, '')
