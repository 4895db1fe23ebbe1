import { finder } from '#words/en/finder.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/finder.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/finder.json', { with: { type: 'json' } }),
  es: () => import('#words/es/finder.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/finder.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/finder.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof finder> = messages(finder, others, (spoken) => {
  words = spoken
})
