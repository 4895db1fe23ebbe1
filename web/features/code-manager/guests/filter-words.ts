import { guestFilters } from '#words/en/manager/guest-filters.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let filterWords = guestFilters

areas({ guestFilters }, (spoken) => {
  filterWords = spoken.guestFilters
})
