// The words of a door before its first verdict, in the language of its reader.
import { first, type FirstWords } from '#words/en/door/first.ts'
import { catalogue } from '../../../ui/spoken.ts'

/** All words of a door in the other languages. Each is one file, because a phone waits for each request. */
export const doorIn = {
  de: async () => (await import('#words/de/door/index.ts')).door,
  fr: async () => (await import('#words/fr/door/index.ts')).door,
  es: async () => (await import('#words/es/door/index.ts')).door,
  nl: async () => (await import('#words/nl/door/index.ts')).door,
  pt: async () => (await import('#words/pt/door/index.ts')).door,
}

/** Read it while rendering, because it changes with the language. */
export let words: FirstWords = first

catalogue(first, doorIn, (spoken) => {
  words = spoken
})
