import { notices } from '#words/en/product/notices.ts'
import { catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = notices

catalogue({ notices }, productIn, (spoken) => {
  words = spoken.notices
})
