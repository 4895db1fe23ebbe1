import { sharing } from '#words/en/manager/sharing.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = sharing

areas({ sharing }, (spoken) => {
  words = spoken.sharing
})
