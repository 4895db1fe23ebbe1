import { door } from '#words/en/door.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/door.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/door.json', { with: { type: 'json' } }),
  es: () => import('#words/es/door.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/door.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/door.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof door> = messages(door, others, (spoken) => {
  words = spoken
})
