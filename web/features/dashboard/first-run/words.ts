import { firstRun } from '#words/en/dashboard/first-run.ts'
import { catalogue } from '../../../ui/spoken.ts'
import { dashboardIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = firstRun

catalogue({ firstRun }, dashboardIn, (spoken) => {
  words = spoken.firstRun
})
