import { passkeys } from '#words/en/account/passkeys.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { accountIn } from '../words-in.ts'

/** Read them while rendering, because they change with the language. */
export let words = passkeys
export let issuerWords = passkeys.issuer

catalogue({ passkeys }, accountIn, (spoken) => {
  words = spoken.passkeys
  issuerWords = spoken.passkeys.issuer
})
