import { form } from '#words/en/occasions/form.ts'
import { sentences as english } from '#words/en/occasions/sentences.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read both while rendering, because they change with the language. */
export let words = form
/** The settings of an occasion as sentences. */
export let sentences = english

catalogue({ form }, occasionsIn, (spoken) => {
  words = spoken.form
})
catalogue({ sentences: english }, occasionsIn, (spoken) => {
  sentences = spoken.sentences
})
