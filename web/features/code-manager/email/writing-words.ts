import { writing } from '#words/en/manager/writing.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let writingWords = writing

areas({ writing }, (spoken) => {
  writingWords = spoken.writing
})
