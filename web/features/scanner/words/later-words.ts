// The words of what a door loads after its camera. The English ones load with it.
import { later, type LaterWords } from '#words/en/door/later.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { doorIn, words as first } from './words.ts'

/** Read it while rendering, because it changes with the language. */
export let words: LaterWords = isWhole(first) ? first : later

catalogue(later, doorIn, (spoken) => {
  words = spoken
})

/** Another language has all words in one file, which is loaded by now. */
function isWhole(words: object): words is LaterWords {
  return 'settings' in words
}
