export const schema = 'listpass'

/** Owns tables and functions. Changes of the schema and commands act as it, requests never. */
export const ownerRole = 'listpass_owner'

/** The role of requests and jobs: it reads and writes rows behind row-level security, and owns only job tables. */
export const appRole = 'listpass_app'

/** What the server signs in to its embedded database as: no superuser, and a member of the application's role alone. */
export const loginRole = 'listpass_server'

/** pg-boss keeps its own tables in a schema of its own. */
export const jobsSchema = 'listpass_jobs'
