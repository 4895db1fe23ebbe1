import { marketing } from '#words/en/marketing.ts'
import type { Translated } from '#words/spoken.ts'
import { texts } from './texts.ts'

const others = {
  de: () => import('#words/de/marketing.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/marketing.json', { with: { type: 'json' } }),
  es: () => import('#words/es/marketing.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/marketing.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/marketing.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Translated<typeof marketing> = texts(marketing, others, (spoken) => {
  words = spoken
})
