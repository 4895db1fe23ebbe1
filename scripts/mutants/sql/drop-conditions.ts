// Leaves out each part of a condition, each branch of a case, each lock and each order, and reverses each order.
import type { Change } from '../sample/mistake.ts'
import { type Token, tokenAt } from './read-tokens.ts'

const ends = new Set(
  'then else end when group order limit offset for returning union loop where having do set select left right join cross inner from into as , ;'.split(
    ' ',
  ),
)
const begins = new Set('where on when if elsif having while ( , and or select return'.split(' '))

export function dropConditions(tokens: Token[]): Change[] {
  const changes: Change[] = []
  for (const [place, { word }] of tokens.entries()) {
    if (word === 'and' || word === 'or') changes.push(...dropBeside(tokens, place))
    if (word === 'when') changes.push(...dropBranch(tokens, place))
    if (word === 'for') changes.push(...dropLock(tokens, place))
    if (word === 'order' && tokens[place + 1]?.word === 'by') changes.push(...turnRound(tokens, place))
  }
  return changes
}

/** The operand after an `and`, and the operand before the first one of a row. */
function dropBeside(tokens: Token[], place: number): Change[] {
  const { word, depth, start } = tokenAt(tokens, place)
  if (word === 'and' && belongsToBetween(tokens, place)) return []
  const kind = `part of a condition (${word})`
  const behind = endOf(tokens, place + 1, depth)
  const changes: Change[] = [{ kind, start, end: tokenAt(tokens, behind - 1).end, by: '' }]
  const before = startOf(tokens, place - 1, depth)
  const opener = tokens[before - 1]?.word
  const isFirst = opener !== undefined && opener !== 'and' && opener !== 'or'
  if (isFirst) changes.push({ kind, start: tokenAt(tokens, before).start, end: tokenAt(tokens, place).end, by: '' })
  return changes
}

function belongsToBetween(tokens: Token[], place: number): boolean {
  const { depth } = tokenAt(tokens, place)
  for (let at = place - 1; at >= 0 && tokenAt(tokens, at).depth >= depth; at--) {
    if (tokenAt(tokens, at).depth > depth) continue
    if (tokenAt(tokens, at).word === 'between') return true
    if (begins.has(tokenAt(tokens, at).word) || tokenAt(tokens, at).word === ';') return false
  }
  return false
}

/** The place after an operand. */
function endOf(tokens: Token[], from: number, depth: number): number {
  for (let at = from; at < tokens.length; at++) {
    const token = tokenAt(tokens, at)
    if (token.depth < depth) return at
    if (token.depth > depth) continue
    const isNext = token.word === 'and' ? !belongsToBetween(tokens, at) : token.word === 'or'
    const goesOn = token.word === 'from' && tokens[at - 1]?.word === 'distinct'
    if (isNext || (ends.has(token.word) && !goesOn)) return at
  }
  return tokens.length
}

function startOf(tokens: Token[], from: number, depth: number): number {
  for (let at = from; at >= 0; at--) {
    const token = tokenAt(tokens, at)
    if (token.depth < depth) return at + 1
    if (token.depth > depth) continue
    const isBetween = token.word === 'and' && belongsToBetween(tokens, at)
    if (token.word === ';' || token.word === ':=' || token.word === ',') return at + 1
    if (begins.has(token.word) && token.word !== '(' && !isBetween) return at + 1
  }
  return 0
}

/** One branch of a case with several. */
function dropBranch(tokens: Token[], place: number): Change[] {
  const { depth, start } = tokenAt(tokens, place)
  const inside = (at: number) => tokens[at] !== undefined && tokens[at].depth >= depth
  const isWhen = (at: number) => tokenAt(tokens, at).depth === depth && tokenAt(tokens, at).word === 'when'
  let next = place + 1
  while (
    inside(next) &&
    !isWhen(next) &&
    !(tokenAt(tokens, next).depth === depth && tokenAt(tokens, next).word === 'else')
  )
    next++
  let first = place
  while (inside(first - 1)) first--
  let last = place
  while (inside(last + 1)) last++
  const branches = tokens.slice(first, last + 1).filter((_token, nth) => isWhen(first + nth)).length
  const end = inside(next) ? tokenAt(tokens, next).start : tokens[next]?.start
  return branches < 2 || end === undefined ? [] : [{ kind: 'branch of a case', start, end, by: '' }]
}

function dropLock(tokens: Token[], place: number): Change[] {
  const words = tokens.slice(place + 1, place + 4).map(({ word }) => word)
  const many = words[0] === 'update' ? 1 : words[0] === 'key' ? 2 : words.join(' ') === 'no key update' ? 3 : 0
  if (many === 0) return []
  let last = place + many
  if (tokens[last + 1]?.word === 'of') last += 2
  if (tokens[last + 1]?.word === 'skip') last += 2
  return [{ kind: 'lock', start: tokenAt(tokens, place).start, end: tokenAt(tokens, last).end, by: '' }]
}

/** Reverses an order by its first key. A constant key has no order to reverse. */
function turnRound(tokens: Token[], place: number): Change[] {
  const { depth } = tokenAt(tokens, place)
  let after = place + 2
  while (after < tokens.length && !isKeysEnd(tokenAt(tokens, after), depth)) after++
  const key = tokens.slice(place + 2, after)
  if (key.length === 0 || isOneValue(tokens, place, key)) return []
  const last = key.at(-1)!
  const turned =
    last.word === 'desc'
      ? { kind: 'order', start: key.at(-2)!.end, end: last.end, by: '' }
      : { kind: 'order', start: last.end, end: last.end, by: ' desc' }
  let end = after
  while (tokens[end]?.depth === depth && tokens[end]!.word === ',') {
    end += 1
    while (end < tokens.length && !isKeysEnd(tokenAt(tokens, end), depth)) end++
  }
  return [
    turned,
    { kind: 'order left out', start: tokenAt(tokens, place).start, end: tokenAt(tokens, end - 1).end, by: '' },
  ]
}

function isKeysEnd({ word, depth }: Token, of: number): boolean {
  return depth < of || (depth === of && (word === ',' || ends.has(word)))
}

function isOneValue(tokens: Token[], place: number, key: Token[]): boolean {
  const name = key.map(({ word }) => word).join('')
  const { depth } = tokenAt(tokens, place)
  for (let at = place - 1; at >= 0 && tokenAt(tokens, at).depth >= depth; at--) {
    if (tokenAt(tokens, at).word !== 'between' || tokenAt(tokens, at).depth > depth) continue
    const before = tokens.slice(at - key.length, at).map(({ word }) => word)
    if (before.join('') === name) return true
  }
  return false
}
