import { status } from '#words/en/manager/status.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = status

areas({ status }, (spoken) => {
  words = spoken.status
})
