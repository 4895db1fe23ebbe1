import { guestStatuses } from '#words/en/manager/guest-statuses.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let guestWords = guestStatuses

areas({ guestStatuses }, (spoken) => {
  guestWords = spoken.guestStatuses
})
