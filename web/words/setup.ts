import { setup } from '#words/en/setup.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/dashboard.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/dashboard.json', { with: { type: 'json' } }),
  es: () => import('#words/es/dashboard.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/dashboard.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/dashboard.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof setup> = messages(setup, others, (spoken) => {
  words = spoken
})
