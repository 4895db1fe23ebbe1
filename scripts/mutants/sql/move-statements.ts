// Leaves out each statement that changes something, and swaps each two dependent statements.
import type { Change } from '../sample/mistake.ts'
import { type Token, tokenAt } from './read-tokens.ts'

type Statement = {
  /** The first word of the statement, or `:=` for an assignment. */
  first: string
  start: number
  end: number
  /** Statements of one block have the same number. */
  block: number
  names: Set<string>
  /** The variables or the table that the statement changes. */
  changes: string[]
}

const writing = new Set(['insert', 'update', 'delete', 'perform'])
const opening = new Set(['then', 'else', 'loop', 'begin'])

export function moveStatements(body: string, tokens: Token[]): Change[] {
  // A function in SQL is one statement.
  if (!tokens.some(({ word, depth }) => word === 'begin' && depth === 0)) return []
  const statements = readStatements(tokens)
  const dropped = statements.filter(canBeDropped).map(({ first, start, end }) => {
    const kind = first === ':=' ? 'assignment left out' : `${first} left out`
    return { kind, start, end, by: 'null;' }
  })
  const swapped = statements.slice(1).flatMap((second, place): Change[] => {
    const first = statements[place]!
    if (first.block !== second.block || !dependOnEachOther(first, second)) return []
    const between = body.slice(first.end, second.start)
    const by = body.slice(second.start, second.end) + between + body.slice(first.start, first.end)
    return [{ kind: 'statements swapped', start: first.start, end: second.end, by }]
  })
  return [...dropped, ...swapped]
}

function canBeDropped({ first }: Statement): boolean {
  return writing.has(first) || first === 'with' || first === 'raise' || first === ':='
}

function dependOnEachOther(one: Statement, other: Statement): boolean {
  return one.changes.some((name) => other.names.has(name)) || other.changes.some((name) => one.names.has(name))
}

function readStatements(tokens: Token[]): Statement[] {
  const statements: Statement[] = []
  let block = 0
  let first = tokens.findIndex(({ word, depth }) => word === 'begin' && depth === 0) + 1
  for (let at = first; at < tokens.length; at++) {
    const { word, depth } = tokenAt(tokens, at)
    if (depth !== 0) continue
    if (word === 'end') {
      block += 1
      while (at < tokens.length && tokenAt(tokens, at).word !== ';') at++
      first = at + 1
    } else if (opening.has(word)) {
      block += 1
      first = at + 1
    } else if (word === ';') {
      statements.push(readStatement(tokens.slice(first, at + 1), block))
      first = at + 1
    }
  }
  return statements
}

function readStatement(tokens: Token[], block: number): Statement {
  const words = tokens.map(({ word }) => word)
  const [start, end] = [tokenAt(tokens, 0).start, tokens.at(-1)!.end]
  const given = tokens.findIndex(({ word, depth }) => word === ':=' && depth === 0)
  const changes = given === -1 ? changedBy(words) : [words.slice(0, given).join('').split('[')[0]!]
  const names = new Set([...words, ...words.map((_word, place) => words.slice(place, place + 3).join(''))])
  return { first: given === -1 ? words[0]! : ':=', start, end, block, names, changes }
}

/** The table of an insert, update or delete, and the variable after an `into`. */
function changedBy(words: string[]): string[] {
  const [first, second, third] = words
  if (first === 'update') return [second!]
  if (first === 'insert' || first === 'delete') return [third!]
  const into = words.indexOf('into')
  return first === 'select' && into !== -1 ? [words[into + 1]!] : []
}
