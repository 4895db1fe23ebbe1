import { print } from '#words/en/manager/print.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = print

areas({ print }, (spoken) => {
  words = spoken.print
})
