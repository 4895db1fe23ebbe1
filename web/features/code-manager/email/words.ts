import { email } from '#words/en/manager/email.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = email

areas({ email }, (spoken) => {
  words = spoken.email
})
