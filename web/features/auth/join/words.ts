import { invitation } from '#words/en/join/invitation.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { joinIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = invitation

catalogue({ invitation }, joinIn, (spoken) => {
  words = spoken.invitation
})
