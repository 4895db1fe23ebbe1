// The tools of `npm run admin`: read access to the data of all organisers, and use cases for changes. It starts no work and
// migrates nothing, so it can run beside a server.
import type { Config } from '../config.ts'
import { type Address, openAsOwner } from '../database/open.ts'
import { schemaNames } from '../database/sql-files.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import type { Needs } from '../services.ts'
import { openLog } from '../log.ts'
import { openToolServices } from '../open-services.ts'
import { type Db, findApplied } from './store.ts'

export type Admin = {
  address: Address
  /** Sees the rows of every organiser. */
  db: Db
  services: Needs<'database' | 'keys' | 'openLogin' | 'log' | 'publicUrl'>
  /** The job queue, because deleting an organiser must remove their jobs. */
  withJobs: <T>(work: (services: Needs<'jobs'>) => Promise<T>) => Promise<T>
}

/** Throws a message if the database is empty or belongs to another release. */
export async function withAdmin<T>(
  address: Address,
  keys: string,
  { publicUrl, mailchimpApiUrl }: Pick<Config, 'publicUrl' | 'mailchimpApiUrl'>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const log = openLog('error')
  const db = openAsOwner(address)
  try {
    await requirePresentRelease(db)
    const tools = openToolServices({ address, keys, mailchimpApiUrl, log })
    const withJobs: Admin['withJobs'] = async (change) => {
      const jobs = await openJobs(address, [], log)
      return change({ jobs }).finally(() => jobs.stop())
    }
    try {
      await tools.services.database.setClock()
      return await work({ address, db, services: { ...tools.services, log, publicUrl }, withJobs })
    } finally {
      await tools.close()
    }
  } finally {
    await db.destroy()
  }
}

async function requirePresentRelease(db: Db): Promise<void> {
  const applied = await findApplied(db)
  if (!applied) throw new Error('There is nothing in this database yet. Start Listpass once, and register.')
  if (applied.some((name) => !schemaNames.includes(name)))
    throw new Error('The database was brought on by a newer release of Listpass. Use the tools of that one.')
  if (applied.length < schemaNames.length)
    throw new Error('The database is that of an earlier release of Listpass. Start this one once, which brings it on.')
}
