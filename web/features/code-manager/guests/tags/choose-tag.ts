import { hasWord, searchedText, typedWords } from '#domain/searched.ts'
import { isKeptTag, tagNameLimit } from '#domain/user-text.ts'
import { words } from '../../../../words/guests.ts'

export type Tag = { id: number; name: string; members: number }

/** Tags with all typed words in their name. Case and accents do not matter. Tags that Listpass keeps are left out. */
export function matchingTags(typed: string, known: readonly Tag[]): Tag[] {
  const parts = typedWords(typed)
  return known.filter(({ name }) => !isKeptTag(name) && parts.every((part) => hasWord(searchedText(name), part)))
}

/** The tag with this name, in any case. */
export function knownTag(typed: string, known: readonly Tag[]): Tag | undefined {
  const wanted = typed.trim().toLowerCase()
  return known.find(({ name }) => name.toLowerCase() === wanted)
}

export type Problem = 'empty' | 'isKept' | 'long' | 'unknown'

export function sentenceOf(problem: Problem): string {
  return problem === 'long' ? words.tags.long({ most: tagNameLimit }) : words.tags[problem]
}

/** `known`: undefined if Mailchimp's tags could not be read. Then every name may be one of them. */
export function problemOf(typed: string, isWanted: boolean, known: readonly Tag[] | undefined): Problem | undefined {
  const name = typed.trim()
  if (name === '') return 'empty'
  if (isKeptTag(name)) return 'isKept'
  if (name.length > tagNameLimit) return 'long'
  if (!isWanted && known && !knownTag(name, known)) return 'unknown'
  return undefined
}
