import { signOut } from '#words/en/app/sign-out.ts'
import { catalogue } from '../ui/spoken.ts'
import { appIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let signOutWords = signOut

catalogue({ signOut }, appIn, (spoken) => {
  signOutWords = spoken.signOut
})
