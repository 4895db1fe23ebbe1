import { trying } from '#words/en/product/trying.ts'
import { catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = trying

catalogue({ trying }, productIn, (spoken) => {
  words = spoken.trying
})
