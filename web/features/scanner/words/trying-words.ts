// The words of the scanner of a try.
import { trying } from '#words/en/door/trying.ts'
import type { DoorWords } from '#words/en/door/index.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { doorIn, words as first } from './words.ts'

/** Read it while rendering, because it changes with the language. */
export let words: Pick<DoorWords, 'trying'> = isWhole(first) ? first : { trying }

catalogue<Pick<DoorWords, 'trying'>>({ trying }, doorIn, (spoken) => {
  words = spoken
})

function isWhole(words: object): words is DoorWords {
  return 'trying' in words
}
