import { home } from '#words/en/manager/home.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = home

areas({ home }, (spoken) => {
  words = spoken.home
})
