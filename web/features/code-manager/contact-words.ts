import { contact } from '#words/en/manager/contact.ts'
import { areas } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = contact

areas({ contact }, (spoken) => {
  words = spoken.contact
})
