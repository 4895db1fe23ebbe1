import { account } from '#words/en/account.ts'
import type { Spoken } from '#words/spoken.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/account.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/account.json', { with: { type: 'json' } }),
  es: () => import('#words/es/account.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/account.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/account.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof account> = messages(account, others, (spoken) => {
  words = spoken
})
