import { product } from '#words/en/product.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/product.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/product.json', { with: { type: 'json' } }),
  es: () => import('#words/es/product.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/product.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/product.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof product> = messages(product, others, (spoken) => {
  words = spoken
})
