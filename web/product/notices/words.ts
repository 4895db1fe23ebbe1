import { notices } from '#words/en/product/notices.ts'
import { areaOf, catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = notices

catalogue(notices, areaOf(productIn, 'notices'), (spoken) => {
  words = spoken
})
