// The only room that knows pg-boss.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { appRole, jobsSchema } from '../database/names.ts'
import type { Address, Database, Tx } from '../database/open.ts'
import type { Job } from './job.ts'

export type Jobs = {
  /** Through the transaction that makes the job true: it exists exactly when the change does. */
  enqueue: <P extends z.ZodMiniType>(tx: Tx, job: Job<P>, payload: z.input<P>) => Promise<void>
  /** Takes away the jobs whose payloads name one of these, done or not: they would stay for a day. */
  forget: (tx: Tx, name: string, values: string[]) => Promise<void>
}

/** How work is told that the server stops: it hands back what it has not begun and returns. */
export type Perform = <P extends z.ZodMiniType>(
  job: Job<P>,
  work: (payload: z.output<P>, stopping: AbortSignal) => Promise<void>,
) => Promise<void>

export type OpenJobs = Jobs & {
  perform: Perform
  /** Takes up at once what a killed server was working on. Only for a server that knows to be the only one. */
  takeUpOrphans: (database: Database) => Promise<void>
  stop: () => Promise<void>
}

type Log = { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }

/** Work waits for as long as it must: what cannot succeed says so by returning, not by failing often enough. */
const queueOptions = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  // Without a sign of life for 10 s, another node takes the job up.
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 3600,
  deleteAfterSeconds: 24 * 3600,
  // Begun as soon as its transaction is over, at whichever node; looked for all the same, where that was not heard.
  notify: true,
}

const lookEverySeconds = 0.5

export async function openJobs(address: Address, jobs: Job<z.ZodMiniType>[], log: Log): Promise<OpenJobs> {
  let isStopped = false
  const boss = new PgBoss({
    ...(address as object),
    options: `-c role=${appRole}`,
    application_name: 'listpass-jobs',
    schema: jobsSchema,
    createSchema: false,
    max: 4,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    reindex: false,
    monitorVacuum: false,
  })
  const stopping = new AbortController()
  // A connection that is closed already may still hear that Postgres stops.
  boss.on('error', (error) => {
    if (!isStopped) log.error({ err: error }, 'the job queue had a fault')
  })
  await boss.start()
  for (const { name } of jobs) {
    await boss.createQueue(name, queueOptions)
    // One that is there from before keeps the options that it was made with.
    await boss.updateQueue(name, queueOptions)
  }

  return {
    async enqueue(tx, job, payload) {
      await boss.send(job.name, payload as object, { db: fromKysely(tx) })
    },

    async forget(tx, name, values) {
      await sql`delete from ${sql.table(`${jobsSchema}.job`)} where data ->> ${name} = any (${values})`.execute(tx)
    },

    async perform(job, work) {
      const options = {
        localConcurrency: job.atOnce,
        batchSize: 1 as const,
        pollingIntervalSeconds: lookEverySeconds,
        // Those that are tried again announce nothing.
        notifyPollingIntervalSeconds: lookEverySeconds,
      }
      await boss.work<unknown>(job.name, options, async ([next]) => {
        try {
          await work(z.parse(job.payload, next!.data), stopping.signal)
        } catch (error) {
          log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
          throw error
        }
      })
    },

    async takeUpOrphans(database) {
      await sql`update ${sql.table(`${jobsSchema}.job`)} set state = 'retry', start_after = now(), heartbeat_on = null
        where state = 'active'`.execute(database.open)
    },

    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, close: true, timeout: 30_000 })
      isStopped = true
    },
  }
}
