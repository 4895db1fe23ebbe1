import { notifying } from '#words/en/manager/notifying.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = notifying

areas({ notifying }, (spoken) => {
  words = spoken.notifying
})
