// The small mistakes possible in the body of a database function.
import type { Change } from '../sample/mistake.ts'
import { dropConditions } from './drop-conditions.ts'
import { mixWords } from './mix-words.ts'
import { moveStatements } from './move-statements.ts'
import { readTokens } from './read-tokens.ts'

/** Takes the text between the dollar quotes of a definition. */
export function makeMistakes(body: string): Change[] {
  const tokens = readTokens(body)
  return [...mixWords(tokens), ...dropConditions(tokens), ...moveStatements(body, tokens)]
}
