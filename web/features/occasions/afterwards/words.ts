import { afterwards } from '#words/en/occasions/afterwards.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = afterwards

catalogue({ afterwards }, occasionsIn, (spoken) => {
  words = spoken.afterwards
})
