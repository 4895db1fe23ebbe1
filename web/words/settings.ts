import { settings } from '#words/en/settings.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/manager.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/manager.json', { with: { type: 'json' } }),
  es: () => import('#words/es/manager.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/manager.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/manager.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof settings> = messages(settings, others, (spoken) => {
  words = spoken
})
