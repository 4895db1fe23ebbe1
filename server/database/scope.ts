import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** The acting person, or the team and the list of the work. Row-level security shows only their rows. */
export type Scope = { person: string; list?: never } | { team: string; list?: string }
