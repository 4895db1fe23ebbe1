import { form } from '#words/en/occasions/form.ts'
import { sentences as english } from '#words/en/occasions/sentences.ts'
import { areaOf, catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read both while rendering, because they change with the language. */
export let words = form
/** The settings of an occasion as sentences. */
export let sentences = english

catalogue(form, areaOf(occasionsIn, 'form'), (spoken) => {
  words = spoken
})
catalogue(english, areaOf(occasionsIn, 'sentences'), (spoken) => {
  sentences = spoken
})
