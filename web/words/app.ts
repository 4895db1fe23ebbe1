import { app } from '#words/en/app.ts'
import { speakTexts, type Spoken } from '#words/spoken.ts'
import { once } from '../ui/once.ts'
import { messages } from './messages.ts'

const others = {
  de: () => import('#words/de/app.json', { with: { type: 'json' } }),
  fr: () => import('#words/fr/app.json', { with: { type: 'json' } }),
  es: () => import('#words/es/app.json', { with: { type: 'json' } }),
  nl: () => import('#words/nl/app.json', { with: { type: 'json' } }),
  pt: () => import('#words/pt/app.json', { with: { type: 'json' } }),
}

/** Read it while rendering, because it changes with the language. */
export let words: Spoken<typeof app> = speakTexts<typeof app>(app, 'en')

/** From then on they change with the language. An organiser’s scanner has the menu and no bar, so it loads no words of them. */
export const tellApp = once(() =>
  messages(app, others, (spoken) => {
    words = spoken
  }),
)
