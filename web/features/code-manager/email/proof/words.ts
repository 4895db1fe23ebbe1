import { proof } from '#words/en/manager/proof.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = proof

areas({ proof }, (spoken) => {
  words = spoken.proof
})
