import { links } from '#words/en/manager/links.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = links

areas({ links }, (spoken) => {
  words = spoken.links
})
