// Words of controls, in the language of the page.
import { ui, type UiWords } from '#words/en/ui.ts'
import { catalogue } from './spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words: UiWords = ui

catalogue(
  ui,
  {
    de: async () => (await import('#words/de/ui.ts')).ui,
    fr: async () => (await import('#words/fr/ui.ts')).ui,
    es: async () => (await import('#words/es/ui.ts')).ui,
    nl: async () => (await import('#words/nl/ui.ts')).ui,
    pt: async () => (await import('#words/pt/ui.ts')).ui,
  },
  (spoken) => {
    words = spoken
  },
)
