import { dashboard as en, type DashboardWords } from '../../en/dashboard/index.ts'

export const dashboard = en satisfies DashboardWords
