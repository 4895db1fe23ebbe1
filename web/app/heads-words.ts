import { heads } from '#words/en/site/heads.ts'
import { catalogue } from '../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = heads

catalogue(
  heads,
  {
    de: async () => (await import('#words/de/site/heads.ts')).heads,
    fr: async () => (await import('#words/fr/site/heads.ts')).heads,
    es: async () => (await import('#words/es/site/heads.ts')).heads,
    nl: async () => (await import('#words/nl/site/heads.ts')).heads,
    pt: async () => (await import('#words/pt/site/heads.ts')).heads,
  },
  (spoken) => {
    words = spoken
  },
)
