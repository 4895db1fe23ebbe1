import { tagCheck } from '#words/en/manager/tag-check.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = tagCheck

areas({ tagCheck }, (spoken) => {
  words = spoken.tagCheck
})
