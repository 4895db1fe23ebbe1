// The words of parts that most screens of an organiser load.
import { shared } from '#words/en/product/shared.ts'
import { catalogue } from '../ui/spoken.ts'
import { sayOfSandbox } from './sandbox-words.ts'
import { productIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = shared

catalogue(shared, productIn, (spoken) => {
  words = spoken
  sayOfSandbox(spoken.sandbox)
})
