import { sheets } from '#words/en/manager/sheets.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = sheets

areas({ sheets }, (spoken) => {
  words = spoken.sheets
})
