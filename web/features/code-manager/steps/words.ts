import { steps } from '#words/en/manager/steps.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = steps

areas({ steps }, (spoken) => {
  words = spoken.steps
})
