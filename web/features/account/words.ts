import { person } from '#words/en/account/person.ts'
import { catalogue } from '../../ui/spoken.ts'
import { accountIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = person

catalogue({ person }, accountIn, (spoken) => {
  words = spoken.person
})
