import { followingUp } from '#words/en/manager/following-up.ts'
import { areas } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = followingUp

areas({ followingUp }, (spoken) => {
  words = spoken.followingUp
})
