export const schema = 'listpass'

/** Owns tables and functions; nobody is signed in as it while requests are answered. */
export const ownerRole = 'listpass_owner'

/** What requests and jobs run as: may read and write rows, behind row-level security, and own nothing but job tables. */
export const appRole = 'listpass_app'

/** pg-boss keeps its own tables in a schema of its own. */
export const jobsSchema = 'listpass_jobs'
