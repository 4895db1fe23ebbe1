import { plan } from '#words/en/occasions/plan.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { occasionsIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = plan

catalogue({ plan }, occasionsIn, (spoken) => {
  words = spoken.plan
})
