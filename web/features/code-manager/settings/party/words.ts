import { partyField } from '#words/en/manager/party-field.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let partyFieldWords = partyField

areas({ partyField }, (spoken) => {
  partyFieldWords = spoken.partyField
})
