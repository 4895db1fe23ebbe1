import { person } from '#words/en/account/person.ts'
import { areaOf, catalogue } from '../../ui/spoken.ts'
import { accountIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = person

catalogue(person, areaOf(accountIn, 'person'), (spoken) => {
  words = spoken
})
