import { locked } from '#words/en/app/locked.ts'
import { catalogue } from '../ui/spoken.ts'
import { appIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = locked

catalogue({ locked }, appIn, (spoken) => {
  words = spoken.locked
})
