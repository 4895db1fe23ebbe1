// Finds the tables that statements in TypeScript use: in sql`…`, in chains of Kysely, and in texts for a pool.
import { type Use, usesInSql } from './uses-in-sql.ts'

/** `where` is the line at which the statement begins. */
export type Found = Use & { where: number }

const reading = /\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*(\[[^\]]*\]|'[^']+')/g
const writing = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*('[^']+')/g
const template = /(?:\bsql(?:<[^`]*?>)?|\bquery(?:<[^`]*?>)?\(\s*|\b\w+ = |: )`/g
const isStatement = /^\s*(?:with|select|insert|update|delete|merge)\b/i

export async function usesInSource(source: string): Promise<Found[]> {
  const found: Found[] = []
  const at = (index: number) => source.slice(0, index).split('\n').length
  for (const [pattern, kind] of [
    [reading, 'reads'],
    [writing, 'writes'],
  ] as const) {
    for (const match of source.matchAll(pattern)) {
      for (const [, name] of match[1]!.matchAll(/'(\w+)/g)) found.push({ kind, name: name!, where: at(match.index) })
    }
  }
  for (const match of source.matchAll(template)) {
    const text = templateFrom(source, match.index + match[0].length)
    const isTagged = match[0].startsWith('sql')
    if (!isTagged && !isStatement.test(text)) continue
    for (const use of await usesInTemplate(text)) found.push({ ...use, where: at(match.index) })
  }
  for (const [, text = '', index = 0] of plainTexts(source)) {
    for (const use of await usesInTemplate(text)) found.push({ ...use, where: at(index) })
  }
  return found
}

function plainTexts(source: string): [string, string, number][] {
  return [...source.matchAll(/'((?:select|insert into|update|delete from) [^'\n]+)'/g)].map((match) => [
    match[0],
    match[1]!,
    match.index,
  ])
}

/** A part of a statement is read word by word: the word after from, join, into and update is a table. */
async function usesInTemplate(text: string): Promise<Use[]> {
  try {
    return await usesInSql(text)
  } catch {
    return usesInPiece(text)
  }
}

function usesInPiece(text: string): Use[] {
  const bare = text.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")
  const written = [...bare.matchAll(/\b(?:insert into|(?<!for |for no key |do )update|delete from)\s+(\w+)/gi)]
  const read = [...bare.matchAll(/\b(?:from|join|using)\s+(?:only\s+)?(\w+)/gi)]
  const called = [...bare.matchAll(/\b(\w+)\(/g)]
  return [
    ...written.map(([, name]): Use => ({ kind: 'writes', name: name! })),
    ...read.map(([, name]): Use => ({ kind: 'reads', name: name! })),
    ...called.map(([, name]): Use => ({ kind: 'calls', name: name! })),
  ]
}

/** Reads up to the closing backtick; each `${…}` becomes a parameter. Nested templates are found separately. */
export function templateFrom(source: string, start: number): string {
  let text = ''
  let parameters = 0
  for (let place = start; source[place] !== '`'; place += 1) {
    if (source[place] === '$' && source[place + 1] === '{') {
      place = endOfHole(source, place + 2)
      parameters += 1
      text += `$${parameters}`
    } else text += source[place] ?? ''
    if (place >= source.length) throw new Error('A template has no end.')
  }
  return text
}

function endOfHole(source: string, start: number): number {
  let depth = 1
  let place = start
  for (; depth > 0; place += 1) {
    const sign = source[place]
    if (sign === '`') {
      place = endOfTemplate(source, place + 1)
    } else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
  }
  return place - 1
}

function endOfTemplate(source: string, start: number): number {
  let place = start
  while (source[place] !== '`') {
    if (source[place] === '$' && source[place + 1] === '{') place = endOfHole(source, place + 2)
    place += 1
  }
  return place
}
