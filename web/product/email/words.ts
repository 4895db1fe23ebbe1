import { email } from '#words/en/product/email.ts'
import { areaOf, catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = email

catalogue(email, areaOf(productIn, 'email'), (spoken) => {
  words = spoken
})
