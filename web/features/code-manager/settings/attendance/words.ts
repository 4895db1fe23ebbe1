import { attendance } from '#words/en/manager/attendance.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = attendance

areas({ attendance }, (spoken) => {
  words = spoken.attendance
})
