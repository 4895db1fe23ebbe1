import { invitation } from '#words/en/join/invitation.ts'
import { areaOf, catalogue } from '../../../ui/spoken.ts'
import { joinIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = invitation

catalogue(invitation, areaOf(joinIn, 'invitation'), (spoken) => {
  words = spoken
})
