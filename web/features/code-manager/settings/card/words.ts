import { card } from '#words/en/manager/card.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let cardWords = card

areas({ card }, (spoken) => {
  cardWords = spoken.card
})
