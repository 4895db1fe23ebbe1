import { landing } from '#words/en/landing.ts'
import type { Translated } from '#words/spoken.ts'
import { texts } from './texts.ts'

const others = {
  de: () => import('#words/de/landing.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/landing.json', { with: { type: 'json' } }),
  es: () => import('#words/es/landing.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/landing.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/landing.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Translated<typeof landing> = texts(landing, others, (spoken) => {
  words = spoken
})
