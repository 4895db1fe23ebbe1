import { afterwards } from '#words/en/occasions/afterwards.ts'
import { areaOf, catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = afterwards

catalogue(afterwards, areaOf(occasionsIn, 'afterwards'), (spoken) => {
  words = spoken
})
