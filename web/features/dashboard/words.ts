import { accounts } from '#words/en/dashboard/accounts.ts'
import { catalogue } from '../../ui/spoken.ts'
import { dashboardIn } from './words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = accounts

catalogue({ accounts }, dashboardIn, (spoken) => {
  words = spoken.accounts
})
