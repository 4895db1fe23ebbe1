import { activity } from '#words/en/manager/activity.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = activity

areas({ activity }, (spoken) => {
  words = spoken.activity
})
