// Reads a statement's row type from the source: sql<Row>`…` and query<Row>(`…`), with the type written there or in the
// file.
import { templateFrom } from './uses-in-source.ts'

/** `fields` is undefined if the type is not an object type of the same file. */
export type TypedStatement = { text: string; type: string; where: number; fields: Map<string, string> | undefined }

/** In a chain of Kysely, Date marks an expression and not a row. */
const typed = /\b(?:sql|query)<(\{[^`]*?\}|(?!Date\b)[A-Z]\w*)>\(?\s*`/g

export function typedStatements(source: string): TypedStatement[] {
  return [...source.matchAll(typed)].map((match) => ({
    text: templateFrom(source, match.index + match[0].length),
    type: match[1]!,
    where: source.slice(0, match.index).split('\n').length,
    fields: fieldsOf(match[1]!, source),
  }))
}

function fieldsOf(type: string, source: string): Map<string, string> | undefined {
  if (type.startsWith('{')) return readFields(type.slice(1, -1))
  const declared = new RegExp(`type ${type} = ((?:\\w+ & )*)\\{`).exec(source)
  if (!declared) return undefined
  const fields = new Map<string, string>()
  for (const part of declared[1]!.split(' & ').filter((name) => name !== '')) {
    const further = fieldsOf(part, source)
    if (!further) return undefined
    for (const [name, each] of further) fields.set(name, each)
  }
  const open = declared.index + declared[0].length - 1
  for (const [name, each] of readFields(source.slice(open + 1, endOf(source, open)))) fields.set(name, each)
  return fields
}

function endOf(source: string, open: number): number {
  let depth = 0
  for (let place = open; place < source.length; place += 1) {
    if (source[place] === '{') depth += 1
    if (source[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  throw new Error('A type has no end.')
}

function readFields(body: string): Map<string, string> {
  const bare = body.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  const fields = new Map<string, string>()
  for (let rest = bare; ;) {
    const [all, name, optional] = /^[\s;,]*(\w+)(\??):\s*/.exec(rest) ?? []
    if (all === undefined || name === undefined) return fields
    const end = endOfField(rest, all.length)
    fields.set(name, rest.slice(all.length, end).trim() + (optional === '?' ? ' | undefined' : ''))
    rest = rest.slice(end)
  }
}

function endOfField(text: string, start: number): number {
  let depth = 0
  for (let place = start; place < text.length; place += 1) {
    const sign = text[place]!
    if ('{([<'.includes(sign)) depth += 1
    if ('})]>'.includes(sign)) depth -= 1
    if (depth === 0 && (sign === ';' || (sign === '\n' && !/^\s*[|&]/.test(text.slice(place + 1))))) return place
  }
  return text.length
}
