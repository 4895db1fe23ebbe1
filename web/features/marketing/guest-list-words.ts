import { guestList } from '#words/en/site/guest-list.ts'
import { catalogue } from '../../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = guestList

catalogue(
  guestList,
  {
    de: async () => (await import('#words/de/site/guest-list.ts')).guestList,
    fr: async () => (await import('#words/fr/site/guest-list.ts')).guestList,
    es: async () => (await import('#words/es/site/guest-list.ts')).guestList,
    nl: async () => (await import('#words/nl/site/guest-list.ts')).guestList,
    pt: async () => (await import('#words/pt/site/guest-list.ts')).guestList,
  },
  (spoken) => {
    words = spoken
  },
)
