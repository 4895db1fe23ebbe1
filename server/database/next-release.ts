// A server may stand beside those of the next release, or come back after them: that one has brought the database on, and left
// word in it whose servers find in it what they use (docs/decisions/0044).
import type { Client } from 'pg'
import { ownerRole, schema } from './names.ts'

/**
 * The last migration of the release before this one: its servers, and all later ones, go on working on the database of this
 * one. Moved on with the first migration after a release, never further (server/proofs/upgrade.test.ts).
 */
export const worksSince = '019-finite-waits'

const word = 'works since '
const tooNew =
  'The database is that of a much newer release of Listpass. Start that one; this one needs a backup from its own time.'

/** True where the next release has been here, and this one may go on as it is. Throws a sentence where it may not. */
export async function isOfNextRelease(client: Client, known: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean; said: string | null }>(
    `select to_regclass($1) is not null as is_there, obj_description(to_regnamespace($2), 'pg_namespace') as said`,
    [`${schema}.kysely_migration`, schema],
  )
  const { is_there: isThere, said } = rows[0]!
  if (!isThere) return false
  await client.query(`set role ${ownerRole}`)
  const { rows: unknown } = await client.query(`select from ${schema}.kysely_migration where name <> all ($1)`, [known])
  await client.query('reset role')
  if (unknown.length === 0) return false
  if (!known.includes(said?.slice(word.length) ?? '')) throw new Error(tooNew)
  return true
}

/** Before anything is changed: who would not find its way afterwards no longer starts. */
export async function leaveWord(client: Client): Promise<void> {
  await client.query(`set role ${ownerRole}`)
  await client.query(`comment on schema ${schema} is '${word}${worksSince}'`)
  await client.query('reset role')
}
