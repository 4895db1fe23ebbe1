import { branding } from '#words/en/manager/branding.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = branding

areas({ branding }, (spoken) => {
  words = spoken.branding
})
