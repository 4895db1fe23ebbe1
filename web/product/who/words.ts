import { who } from '#words/en/product/who.ts'
import { catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = who

catalogue({ who }, productIn, (spoken) => {
  words = spoken.who
})
