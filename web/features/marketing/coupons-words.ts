import { coupons } from '#words/en/site/coupons.ts'
import { catalogue } from '../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = coupons

catalogue(
  coupons,
  {
    de: async () => (await import('#words/de/site/coupons.ts')).coupons,
    fr: async () => (await import('#words/fr/site/coupons.ts')).coupons,
    es: async () => (await import('#words/es/site/coupons.ts')).coupons,
    nl: async () => (await import('#words/nl/site/coupons.ts')).coupons,
    pt: async () => (await import('#words/pt/site/coupons.ts')).coupons,
  },
  (spoken) => {
    words = spoken
  },
)
