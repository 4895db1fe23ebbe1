import { regulars } from '#words/en/manager/regulars.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let regularsWords = regulars

areas({ regulars }, (spoken) => {
  regularsWords = spoken.regulars
})
