import { footer } from '#words/en/site/footer.ts'
import { catalogue } from '../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = footer

catalogue(
  footer,
  {
    de: async () => (await import('#words/de/site/footer.ts')).footer,
    fr: async () => (await import('#words/fr/site/footer.ts')).footer,
    es: async () => (await import('#words/es/site/footer.ts')).footer,
    nl: async () => (await import('#words/nl/site/footer.ts')).footer,
    pt: async () => (await import('#words/pt/site/footer.ts')).footer,
  },
  (spoken) => {
    words = spoken
  },
)
