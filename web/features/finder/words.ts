import { search } from '#words/en/finder/search.ts'
import { catalogue } from '../../ui/spoken.ts'
import { finderIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = search

catalogue({ search }, finderIn, (spoken) => {
  words = spoken.search
})
