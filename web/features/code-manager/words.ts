import { list } from '#words/en/manager/list.ts'
import { areas } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = list

areas({ list }, (spoken) => {
  words = spoken.list
})
