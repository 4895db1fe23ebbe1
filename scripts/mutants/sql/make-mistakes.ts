// The small mistakes possible in a database function, each as a whole definition of the function.
import type { Change } from './change.ts'
import { dropConditions } from './drop-conditions.ts'
import { moveStatements } from './move-statements.ts'
import { readTokens, type Token } from './read-tokens.ts'

export type Mistake = {
  kind: string
  /** The mistake and its line in the function, for the report. */
  says: string
  definition: string
}

const mark = '$function$'

/** Takes a definition as pg_get_functiondef returns it. Mistakes are made only between its dollar quotes. */
export function makeMistakes(definition: string): Mistake[] {
  const begin = definition.indexOf(mark) + mark.length
  const end = definition.lastIndexOf(mark)
  const [head, body, tail] = [definition.slice(0, begin), definition.slice(begin, end), definition.slice(end)]
  const tokens = readTokens(body)
  const changes = [...swapWords(tokens), ...dropConditions(tokens), ...moveStatements(body, tokens)]
  return changes.map((change) => ({
    kind: change.kind,
    says: sayChange(body, change),
    definition: head + body.slice(0, change.start) + change.by + body.slice(change.end) + tail,
  }))
}

const swaps: Record<string, [kind: string, by: string]> = {
  '>=': ['edge', '>'],
  '>': ['edge', '>='],
  '<=': ['edge', '<'],
  '<': ['edge', '<='],
  least: ['least for greatest', 'greatest'],
  greatest: ['least for greatest', 'least'],
}

function swapWords(tokens: Token[]): Change[] {
  return tokens.flatMap(({ word, start, end }) => {
    const swap = swaps[word]
    return swap ? [{ kind: swap[0], start, end, by: swap[1] }] : []
  })
}

function sayChange(body: string, { start, end, by }: Change): string {
  const line = body.slice(0, start).split('\n').length
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160) || 'nothing'
  return `line ${line}: ${short(body.slice(start, end))} → ${short(by)}`
}
