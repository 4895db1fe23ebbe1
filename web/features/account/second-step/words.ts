import { secondStep } from '#words/en/account/second-step.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { accountIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = secondStep

catalogue({ secondStep }, accountIn, (spoken) => {
  words = spoken.secondStep
})
