import { batch } from '#words/en/manager/batch.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = batch

areas({ batch }, (spoken) => {
  words = spoken.batch
})
