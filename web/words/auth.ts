import { auth } from '#words/en/auth.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/auth.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/auth.json', { with: { type: 'json' } }),
  es: () => import('#words/es/auth.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/auth.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/auth.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof auth> = messages(auth, others, (spoken) => {
  words = spoken
})
