// Puts one word in place of another: an edge, the least for the greatest, another zone, another column of an id. Leaves
// out `distinct`.
import type { Change } from '../sample/mistake.ts'
import type { Token } from './read-tokens.ts'

const swaps: Record<string, [kind: string, by: string]> = {
  '>=': ['edge', '>'],
  '>': ['edge', '>='],
  '<=': ['edge', '<'],
  '<': ['edge', '<='],
  least: ['least for greatest', 'greatest'],
  greatest: ['least for greatest', 'least'],
  min: ['min for max', 'max'],
  max: ['min for max', 'min'],
}

/** A zone that is never the one of a server or of an occasion of the tests. */
const otherZone = "'Pacific/Kiritimati'"

export function mixWords(tokens: Token[]): Change[] {
  return tokens.flatMap(({ word, start, end }, place) => {
    const [before, next] = [tokens[place - 1]?.word, tokens[place + 1]]
    const swap = swaps[word]
    const isName = (word === 'min' || word === 'max') && next?.word !== '('
    if (swap && !isName) return [{ kind: swap[0], start, end, by: swap[1] }]
    if (word === 'distinct' && before !== 'is' && before !== 'not') return [leaveOutDistinct(tokens, place)]
    if (word === 'zone' && before === 'time') return mixZone(tokens, place + 1)
    return before === '.' && isId(word) ? mixColumn(tokens, place) : []
  })
}

/** `distinct`, or `distinct on (…)`. */
function leaveOutDistinct(tokens: Token[], place: number): Change {
  const { start, end, depth } = tokens[place]!
  const kind = 'distinct left out'
  if (tokens[place + 1]?.word !== 'on') return { kind, start, end, by: '' }
  const closing = tokens.findIndex((token, at) => at > place && token.word === ')' && token.depth === depth)
  return { kind, start, end: tokens[closing]!.end, by: '' }
}

function mixZone(tokens: Token[], place: number): Change[] {
  const first = tokens[place]
  if (!first) return []
  let last = place
  if (first.word === '(')
    last = tokens.findIndex((token, at) => at > place && token.word === ')' && token.depth === first.depth)
  while (tokens[last + 1]?.word === '.') last += 2
  return [{ kind: 'zone swapped', start: first.start, end: tokens[last]!.end, by: otherZone }]
}

const isId = (word: string) => word === 'id' || word.endsWith('_id')

/** Another id of the same row, as it stands elsewhere in the function. */
function mixColumn(tokens: Token[], place: number): Change[] {
  const { word, start, end } = tokens[place]!
  const row = tokens[place - 2]?.word
  const others = tokens.flatMap((token, at) =>
    isId(token.word) && token.word !== word && tokens[at - 1]?.word === '.' && tokens[at - 2]?.word === row
      ? [token.word]
      : [],
  )
  const [by] = others
  return by === undefined ? [] : [{ kind: 'wrong id', start, end, by }]
}
