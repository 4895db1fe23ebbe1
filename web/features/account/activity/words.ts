import { activity } from '#words/en/account/activity.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { accountIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = activity

catalogue({ activity }, accountIn, (spoken) => {
  words = spoken.activity
})
