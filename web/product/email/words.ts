import { email } from '#words/en/product/email.ts'
import { catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = email

catalogue({ email }, productIn, (spoken) => {
  words = spoken.email
})
