// Which rows of a table move with a team: those that name the team, one of its lists or one of its members.
import type { DumpedTable } from '../database/dump/plan.ts'

/**
 * Tables whose rows mean nothing at another installation, belong to persons apart from the team, or are made anew there. A browser
 * offers a passkey only at the host that made it, and people sign in again.
 */
const stays = new Set([
  'arrivals',
  'contact_texts',
  'departures',
  'oauth_states',
  'oidc_identities',
  'passkeys',
  'password_resets',
  'personal_log',
  'public_addresses',
  'sessions',
  'sign_ins',
  'spent_tickets',
])

/**
 * The condition of the table's rows that belong to the team: SQL with the table as `t`. Undefined for a table that stays. `team`: a
 * quoted id. `prefix`: that of the names of the tables in which its lists and members are.
 */
export function ofTeam({ table, columns }: DumpedTable, team: string, prefix = ''): string | undefined {
  if (stays.has(table)) return undefined
  const members = `(select m.person_id from ${prefix}memberships m where m.team_id = ${team})`
  const lists = `(select l.id from ${prefix}lists l where l.owner_id = ${team})`
  if (table === 'teams') return `t.id = ${team}`
  if (table === 'users') return `t.id in ${members}`
  if (columns.includes('team_id')) return `t.team_id = ${team}`
  if (columns.includes('owner_id')) return `t.owner_id = ${team}`
  if (columns.includes('list_id')) return `t.list_id in ${lists}`
  if (columns.includes('person_id')) return `t.person_id in ${members}`
  throw new Error(`Nothing says whether ${table} moves with a team.`)
}
