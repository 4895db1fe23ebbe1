import { signOut } from '#words/en/app/sign-out.ts'
import { areaOf, catalogue } from '../ui/spoken.ts'
import { appIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let signOutWords = signOut

catalogue(signOut, areaOf(appIn, 'signOut'), (spoken) => {
  signOutWords = spoken
})
