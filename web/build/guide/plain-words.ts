import type { Token, Tokens } from 'marked'

/** The words of tokens, without marks. */
export function plainWords(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => ('tokens' in token && plainWords(token.tokens)) || ('text' in token && String(token.text)) || '')
    .join('')
    .replaceAll(/\s+/g, ' ')
}

/** The first sentences of a page, as much as a search engine shows: at most 160 characters. */
export function firstWords(tokens: readonly Token[]): string {
  const words = tokens
    .flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : [token]))
    .filter(({ type, raw }) => (type === 'paragraph' || type === 'list_item') && !/^!?\[/.test(raw))
    .map((token) => plainWords('tokens' in token ? token.tokens : undefined).trim())
    .join(' ')
  if (words.length <= 160) return words
  const sentences = words.slice(0, 160).replace(/(?<=[.?!]) [^.?!]*$/, '')
  return sentences.length > 50 && /[.?!]$/.test(sentences) ? sentences : `${words.slice(0, 157).replace(/ \S*$/, '')} …`
}
