import type { Admin } from '../../server/admin/open-admin.ts'
import type { Report } from './report.ts'

export type Command = {
  /** The usage; `CAPITALS` are placeholders. */
  usage: string
  what: string
  options?: Record<string, { type: 'string' | 'boolean' }>
  run: (admin: Admin, asked: Asked) => Promise<Report>
}

export const placeholders = ['USER', 'TEAM', 'LIST', 'LINK', 'FILE'] as const
export type Placeholder = (typeof placeholders)[number]

export type Asked = {
  /** The argument of each placeholder in the usage; '' where the usage has no such placeholder. */
  named: Record<Placeholder, string>
  options: Record<string, string | boolean | undefined>
  /** Asks the person at the terminal; undefined without a terminal. */
  ask: (question: string) => Promise<string | undefined>
}

/** The error in the command line, as a sentence. */
export class WrongUse extends Error {}
