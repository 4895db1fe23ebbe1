import { site } from '#words/en/site.ts'
import type { Translated } from '#words/spoken.ts'
import { once } from '../ui/once.ts'
import { texts } from './texts.ts'

const others = {
  de: () => import('#words/de/site.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/site.json', { with: { type: 'json' } }),
  es: () => import('#words/es/site.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/site.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/site.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Translated<typeof site> = site

/** From then on they change with the language. A door has no frame, so it loads no words of it. */
export const tellSite = once(() =>
  texts(site, others, (spoken) => {
    words = spoken
  }),
)
