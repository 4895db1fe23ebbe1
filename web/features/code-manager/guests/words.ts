import { bulk } from '#words/en/manager/bulk.ts'
import { guests } from '#words/en/manager/guests.ts'
import { areas } from '../words-in.ts'

// Read them while rendering, because they change with the language.
export let words = guests
export let bulkWords = bulk

areas({ guests, bulk }, (spoken) => {
  words = spoken.guests
  bulkWords = spoken.bulk
})
