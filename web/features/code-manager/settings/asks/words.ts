import { asks } from '#words/en/manager/asks.ts'
import { areas } from '../../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let askWords = asks

areas({ asks }, (spoken) => {
  askWords = spoken.asks
})
