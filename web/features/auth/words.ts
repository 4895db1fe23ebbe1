import { auth } from '#words/en/auth/index.ts'
import { catalogue } from '../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = auth

catalogue(
  auth,
  {
    de: async () => (await import('#words/de/auth/index.ts')).auth,
    fr: async () => (await import('#words/fr/auth/index.ts')).auth,
    es: async () => (await import('#words/es/auth/index.ts')).auth,
    nl: async () => (await import('#words/nl/auth/index.ts')).auth,
    pt: async () => (await import('#words/pt/auth/index.ts')).auth,
  },
  (spoken) => {
    words = spoken
  },
)
