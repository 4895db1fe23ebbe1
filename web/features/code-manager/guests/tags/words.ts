import { tags } from '#words/en/manager/tags.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = tags

areas({ tags }, (spoken) => {
  words = spoken.tags
})
