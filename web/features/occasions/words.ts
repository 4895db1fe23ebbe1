import { page } from '#words/en/occasions/page.ts'
import { areaOf, catalogue } from '../../ui/spoken.ts'
import { occasionsIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = page

catalogue(page, areaOf(occasionsIn, 'page'), (spoken) => {
  words = spoken
})
