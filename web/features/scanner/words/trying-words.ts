// The words of the scanner of a try.
import { trying } from '#words/en/door/trying.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { doorIn } from './words.ts'

/** Read it while rendering, because it changes with the language. */
export let words = { trying }

catalogue({ trying }, doorIn, (spoken) => {
  words = spoken
})
