import { occasions } from '#words/en/occasions.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/occasions.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/occasions.json', { with: { type: 'json' } }),
  es: () => import('#words/es/occasions.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/occasions.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/occasions.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof occasions> = messages(occasions, others, (spoken) => {
  words = spoken
})
