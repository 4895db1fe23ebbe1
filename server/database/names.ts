// The names of schemas and roles.
import type { Client } from 'pg'

export const schema = 'listpass'

/** Owns tables and functions. Schema changes and commands act as this role, requests never. */
export const ownerRole = 'listpass_owner'

/** The role of requests and jobs: it reads and writes rows behind row-level security, and owns only job tables. */
export const appRole = 'listpass_app'

/**
 * The role of background work that asks about all teams at once. It sees the rows of all teams, in the tables and for the
 * purposes that the schema grants, and never serves a request (docs/decisions/0131).
 */
export const workerRole = 'listpass_worker'

/** The roles that a database server must have. A user who may not create roles needs an administrator to make them. */
export const neededRoles = [ownerRole, appRole, workerRole]

/** The login of the server at its embedded database: not a superuser, and a member of the two roles of work only. */
export const loginRole = 'listpass_server'

/** pg-boss keeps its tables in a separate schema. */
export const jobsSchema = 'listpass_jobs'

/** Begins a transaction as the owner of the tables. `mode`: as in BEGIN. */
export async function beginAsOwner(client: Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`)
  await client.query(`set local search_path = ${schema}, pg_temp`)
  await client.query(`set local role ${ownerRole}`)
}
