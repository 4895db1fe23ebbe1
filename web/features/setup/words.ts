import { wizard } from '#words/en/setup/wizard.ts'
import { catalogue } from '../../ui/spoken.ts'
import { setupIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = wizard

catalogue({ wizard }, setupIn, (spoken) => {
  words = spoken.wizard
})
