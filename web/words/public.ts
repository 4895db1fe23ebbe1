import { publicPages } from '#words/en/public.ts'
import type { Translated } from '#words/spoken.ts'
import { texts } from './texts.ts'

const others = {
  de: () => import('#words/de/public.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/public.json', { with: { type: 'json' } }),
  es: () => import('#words/es/public.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/public.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/public.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Translated<typeof publicPages> = texts(publicPages, others, (spoken) => {
  words = spoken
})
