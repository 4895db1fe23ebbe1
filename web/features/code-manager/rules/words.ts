import { rules } from '#words/en/manager/rules.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = rules

areas({ rules }, (spoken) => {
  words = spoken.rules
})
