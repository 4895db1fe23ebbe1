import { team } from '#words/en/account/team.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { accountIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = team

catalogue({ team }, accountIn, (spoken) => {
  words = spoken.team
})
