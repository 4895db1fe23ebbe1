import { ui } from '#words/en/ui.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/ui.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/ui.json', { with: { type: 'json' } }),
  es: () => import('#words/es/ui.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/ui.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/ui.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof ui> = messages(ui, others, (spoken) => {
  words = spoken
})
