// The words of a door, in the language of its reader.
import { door, type DoorWords } from '#words/en/door/index.ts'
import { catalogue } from '../../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words: DoorWords = door

catalogue(
  door,
  {
    de: async () => (await import('#words/de/door/index.ts')).door,
    fr: async () => (await import('#words/fr/door/index.ts')).door,
    es: async () => (await import('#words/es/door/index.ts')).door,
    nl: async () => (await import('#words/nl/door/index.ts')).door,
    pt: async () => (await import('#words/pt/door/index.ts')).door,
  },
  (spoken) => {
    words = spoken
  },
)
