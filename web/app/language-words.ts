import { language } from '#words/en/app/language.ts'
import { catalogue } from '../ui/spoken.ts'
import { appIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let languageWords = language

catalogue({ language }, appIn, (spoken) => {
  languageWords = spoken.language
})
