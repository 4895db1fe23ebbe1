import { tonight } from '#words/en/manager/tonight.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = tonight

areas({ tonight }, (spoken) => {
  words = spoken.tonight
})
