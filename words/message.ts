// Texts with values in ICU MessageFormat: {name}, {count, number}, {count, plural, =0 {…} one {# …} other {# …}},
// {who, select, a {…} other {…}}, one in the other. An apostrophe quotes braces: '{'.
import type { Language } from '#domain/spoken.ts'
import { tagInUse } from './tags.ts'

export type Value = string | number | boolean
export type Values = Readonly<Record<string, Value>>

type Forms = Readonly<Record<string, readonly Part[]>>
export type Part =
  | string
  | typeof hash
  | { name: string; kind: 'text' | 'number' }
  | { name: string; forms: Forms; counts: boolean }

/** The number of a plural, in its forms. */
const hash = Symbol('#')

const parsed = new Map<string, readonly Part[]>()
const formats = new Map<string, { number: Intl.NumberFormat; rules: Intl.PluralRules }>()

/** A piece of a filled text. `of`: the value that it is. */
export type Piece = { said: string; of?: string }

/** The text with its values, whose numbers are written by the rules of the language. Throws for a text that is no message. */
export function fill(text: string, values: Values, language: Language): string {
  return fillPieces(text, values, language)
    .map(({ said }) => said)
    .join('')
}

/** The same text in pieces, for a value that is shown in its own way. */
export function fillPieces(text: string, values: Values, language: Language): Piece[] {
  let parts = parsed.get(text)
  if (!parts) {
    parts = parseMessage(text)
    parsed.set(text, parts)
  }
  return write(parts, values, formatOf(tagInUse(language)))
}

function formatOf(tag: string) {
  let made = formats.get(tag)
  if (!made) {
    made = { number: new Intl.NumberFormat(tag), rules: new Intl.PluralRules(tag) }
    formats.set(tag, made)
  }
  return made
}

type Format = ReturnType<typeof formatOf>

function write(parts: readonly Part[], values: Values, format: Format, counted = 0): Piece[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return { said: part }
    if (part === hash) return { said: format.number.format(counted) }
    const { name } = part
    const value = values[name]
    if (!('forms' in part))
      return { said: part.kind === 'number' ? format.number.format(Number(value)) : String(value), of: name }
    const { forms, counts } = part
    const form = counts
      ? (forms[`=${Number(value)}`] ?? forms[format.rules.select(Number(value))])
      : forms[String(value)]
    return write(form ?? forms['other'] ?? [], values, format, counts ? Number(value) : counted)
  })
}

/** The parts of a text, from its first letter to its end. */
export function parseMessage(text: string): readonly Part[] {
  const reading = { text, at: 0 }
  const parts = readMessage(reading, false)
  if (reading.at < text.length) throw fault(reading)
  return parts
}

/** A text, read up to this place. */
type Reading = { readonly text: string; at: number }

function fault({ text, at }: Reading): Error {
  return new Error(`This text is no message from ${at} on: ${text}`)
}

function readMessage(reading: Reading, isCounted: boolean): Part[] {
  const { text } = reading
  const found: Part[] = []
  let plain = ''
  const add = (part: Part) => {
    if (plain !== '') found.push(plain)
    plain = ''
    found.push(part)
  }
  for (; reading.at < text.length && text[reading.at] !== '}'; reading.at++) {
    const sign = text.charAt(reading.at)
    if (sign === "'") plain += readQuoted(reading, isCounted)
    else if (sign === '#' && isCounted) add(hash)
    else if (sign === '{') add(readArgument(reading))
    else plain += sign
  }
  return plain === '' ? found : [...found, plain]
}

/** Two apostrophes are one. One before a brace quotes to the next one. Any other is itself. Stays on the last sign. */
function readQuoted(reading: Reading, isCounted: boolean): string {
  const next = reading.text.charAt(reading.at + 1)
  if (next === "'") {
    reading.at++
    return "'"
  }
  if (next === '' || !(isCounted ? '{}#' : '{}').includes(next)) return "'"
  const [whole, inside = ''] = /^'((?:[^']|'')*)'?/.exec(reading.text.slice(reading.at)) ?? ['']
  reading.at += whole.length - 1
  return inside.replaceAll("''", "'")
}

/** Begins on the opening brace and stays on the closing one. */
function readArgument(reading: Reading): Part {
  const [whole, name, kind] = next(reading, /^\{\s*(\w+)\s*(?:,\s*(number|plural|select)\s*)?/)
  if (whole === undefined || name === undefined) throw fault(reading)
  const counts = kind === 'plural'
  if (!counts && kind !== 'select') {
    if (reading.text[reading.at] !== '}') throw fault(reading)
    return { name, kind: kind === 'number' ? 'number' : 'text' }
  }
  const forms: Record<string, Part[]> = {}
  for (
    let [head, form] = next(reading, /^,?\s*(=?[\w-]+)\s*\{/);
    head !== undefined;
    [head, form] = next(reading, /^\s*(=?[\w-]+)\s*\{/)
  ) {
    forms[form!] = readMessage(reading, counts)
    if (reading.text[reading.at++] !== '}') throw fault(reading)
  }
  next(reading, /^\s*/)
  if (reading.text[reading.at] !== '}' || !forms['other']) throw fault(reading)
  return { name, forms, counts }
}

/** What is found here, and goes behind it. Nothing if it is not here. */
function next(reading: Reading, pattern: RegExp): readonly (string | undefined)[] {
  const found = pattern.exec(reading.text.slice(reading.at)) ?? []
  reading.at += found[0]?.length ?? 0
  return found
}
