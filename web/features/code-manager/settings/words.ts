import { settings } from '#words/en/manager/settings.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = settings

areas({ settings }, (spoken) => {
  words = spoken.settings
})
