import { admissions } from '#words/en/product/admissions.ts'
import { catalogue } from '../../ui/spoken.ts'
import { productIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = admissions

catalogue({ admissions }, productIn, (spoken) => {
  words = spoken.admissions
})
