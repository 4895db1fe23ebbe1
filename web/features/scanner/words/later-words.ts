// The words of what a door loads after its camera. The English ones load with it.
import { later, type LaterWords } from '#words/en/door/later.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { doorIn } from './words.ts'

/** Read it while rendering, because it changes with the language. */
export let words: LaterWords = later

catalogue(later, doorIn, (spoken) => {
  words = spoken
})
