import { rehearsal as english } from '#words/en/occasions/rehearsal.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let rehearsal = english

catalogue({ rehearsal: english }, occasionsIn, (spoken) => {
  rehearsal = spoken.rehearsal
})
