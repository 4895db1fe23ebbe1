// Splits SQL and PL/pgSQL into tokens: enough to find conditions and statements. Mistakes are never made in strings and
// comments.

export type Token = {
  /** The word in lower case. The end of a case is 'end of case', unlike that of a block. */
  word: string
  start: number
  end: number
  /** The number of open brackets and cases around this token. */
  depth: number
}

const parts =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<word>'(?:[^']|'')*'|"[^"]*"|[A-Za-z_$][\w$]*|\d[\d.]*|[()[\],;.]|::|:=|[-+*/<>=~!@#%^&|?:]+)/y

export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  const open: string[] = []
  parts.lastIndex = 0
  for (let found = parts.exec(text); found; found = parts.exec(text)) {
    if (found.groups?.['word'] === undefined) continue
    const word = found.groups['word'].toLowerCase()
    const isEnd = closes(word, open.at(-1))
    const isEndOfCase = isEnd && open.pop() === 'case'
    const place = { start: found.index, end: parts.lastIndex, depth: open.length }
    tokens.push({ word: isEndOfCase ? 'end of case' : word, ...place })
    if (word === '(' || word === '[' || word === 'case') open.push(word)
  }
  return tokens
}

export function tokenAt(tokens: Token[], place: number): Token {
  const token = tokens[place]
  if (!token) throw new RangeError(`There are ${tokens.length} tokens, and none at ${place}.`)
  return token
}

/** The end of a block, a loop or an `if` does not change the depth. */
function closes(word: string, innermost: string | undefined): boolean {
  return word === ')' || word === ']' || (word === 'end' && innermost === 'case')
}
