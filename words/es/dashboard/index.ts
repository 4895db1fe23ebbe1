import type { DashboardWords } from '../../en/dashboard/index.ts'
import { accounts } from './accounts.ts'
import { firstRun } from './first-run.ts'

/** The words of the dashboard in Spanish, by area. */
export const dashboard = { accounts, firstRun } satisfies DashboardWords
