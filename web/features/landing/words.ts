import { landing } from '#words/en/site/landing.ts'
import { catalogue } from '../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = landing

catalogue(
  landing,
  {
    de: async () => (await import('#words/de/site/landing.ts')).landing,
    fr: async () => (await import('#words/fr/site/landing.ts')).landing,
    es: async () => (await import('#words/es/site/landing.ts')).landing,
    nl: async () => (await import('#words/nl/site/landing.ts')).landing,
    pt: async () => (await import('#words/pt/site/landing.ts')).landing,
  },
  (spoken) => {
    words = spoken
  },
)
