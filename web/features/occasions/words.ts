import { page } from '#words/en/occasions/page.ts'
import { catalogue } from '../../ui/spoken.ts'
import { occasionsIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = page

catalogue({ page }, occasionsIn, (spoken) => {
  words = spoken.page
})
