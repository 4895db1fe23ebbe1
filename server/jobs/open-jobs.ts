// The only room that knows pg-boss.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { appRole, jobsSchema } from '../database/names.ts'
import type { Address, Database, Tx } from '../database/open.ts'
import { watchedClient } from '../database/silent-connections.ts'
import { type Room, plentyOfRoom } from '../database/watch-room.ts'
import { noRoom } from '../kernel/refusal.ts'
import { openProgress, type Progress } from '../kernel/progress.ts'
import { step } from '../kernel/step.ts'
import type { Job } from './job.ts'
import { openTellFaults } from './tell-faults.ts'
import { lookEveryMs, type Wakes } from './wakes.ts'

export type Jobs = {
  /** Enqueues in the caller's transaction, so that the job exists exactly when the change does. */
  enqueue: <P extends z.ZodMiniType>(tx: Tx, job: Job<P>, payload: z.input<P>) => Promise<void>
  /** Deletes jobs whose payload contains one of these values, done or not; otherwise they would stay for a day. */
  forget: (tx: Tx, name: string, values: string[]) => Promise<void>
}

/** The signal tells the work that the server stops: it releases jobs that have not begun, and returns. */
export type Perform = <P extends z.ZodMiniType>(
  job: Job<P>,
  work: (payload: z.output<P>, stopping: AbortSignal) => Promise<void>,
) => Promise<void>

export type OpenJobs = Jobs & {
  perform: Perform
  /** Like `enqueue`, over a client's own transaction. */
  enqueueOver: <P extends z.ZodMiniType>(client: Client, job: Job<P>, payload: z.input<P>) => Promise<void>
  /** Takes over a killed server's jobs at once. Only for a server that knows that it is alone. */
  takeUpOrphans: (database: Database) => Promise<void>
  stop: () => Promise<void>
}

type Log = { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }

/** Jobs wait without a limit of retries. Work that cannot succeed must return instead of failing. */
const queueOptions = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  // Without a heartbeat for 10 s, another node takes the job over.
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 3600,
  deleteAfterSeconds: 24 * 3600,
  // Starts jobs right after their transaction, on any node.
  notify: true,
}

/**
 * The pause between two polls of a queue, for all workers of one node together. They find nothing: new jobs are
 * announced, and the common look at all queues (wakes.ts) finds retries, and jobs whose announcement was lost.
 */
const pollEverySeconds = 60

/** Retries and lost announcements, each with the time until it is due. */
const dueJobs = () => sql`
  select 'job:' || name, (greatest(extract(epoch from min(start_after) - now()), 0) * 1000)::int
  from ${sql.table(`${jobsSchema}.job`)} where state < 'active' and start_after <= now() + make_interval(secs => ${lookEveryMs / 1000})
  group by name`

/** Jobs of a node that has died. */
const lostJobs = () => sql`
  select 'lost-jobs', 0 where exists (select from ${sql.table(`${jobsSchema}.job`)}
    where state = 'active' and heartbeat_on + make_interval(secs => heartbeat_seconds) < now())`

/** After this long without a reply, asks the database whether the query is still running. */
const silentMs = 5000

/** Another worker takes over a job without a heartbeat for this long. */
const databaseAwayAtMostMs = 10_000

/** The longest wait of a job is that of a retry. */
const longestWait = `${queueOptions.retryDelayMax + 30} seconds`
const rightEveryMs = 10_000

/** pg-boss waits for the times that it wrote. After the database's clock jumped back, they are in the future. */
const rightTimes = `
  with waiting as (
    update ${jobsSchema}.job set start_after = now() where state < 'active' and start_after > now() + interval '${longestWait}'
  ), active as (
    update ${jobsSchema}.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now()
  ), queues as (
    update ${jobsSchema}.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now()) where greatest(monitor_claim_on, monitor_on, maintain_on) > now()
  )
  update ${jobsSchema}.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
    monitor_backoff_on = null where greatest(cron_on, bam_on, flow_on) > now() or monitor_backoff_on > now() + interval '1 day'`

type Beside = { progress: Progress; room: Room; wakes?: Wakes }

export async function openJobs(
  address: Address,
  jobs: Job<z.ZodMiniType>[],
  log: Log,
  { progress, room, wakes }: Beside = { progress: openProgress(), room: plentyOfRoom },
): Promise<OpenJobs> {
  let isStopped = false
  const boss = makeBoss(address)
  const wakeWorker = openWakeWorker(boss, wakes)
  const tellFault = openTellFaults(log)
  const stopping = new AbortController()
  // A closed connection may still report that Postgres stops.
  boss.on('error', (error) => {
    if (!isStopped) tellFault(error)
  })
  await boss.start()
  for (const { name } of jobs) {
    await boss.createQueue(name, queueOptions)
    // Updates the options, because an existing queue keeps its first ones otherwise.
    await boss.updateQueue(name, queueOptions)
  }
  step('migrate.queues-made')
  const righting = setInterval(() => void right(boss), rightEveryMs)
  righting.unref()

  return {
    async enqueue(tx, job, payload) {
      await boss.send(job.name, payload as object, { db: fromKysely(tx) })
    },

    async enqueueOver(client, job, payload) {
      await client.query(`set local role ${appRole}`)
      const executeSql = (text: string, values?: unknown[]) => client.query<Record<string, unknown>>(text, values)
      await boss.send(job.name, payload as object, { db: { executeSql } })
    },

    async forget(tx, name, values) {
      await sql`delete from ${sql.table(`${jobsSchema}.job`)} where data ->> ${name} = any (${values})`.execute(tx)
    },

    async perform(job, work) {
      const worker = await boss.work<unknown>(job.name, workersOf(job), async ([next]) => {
        try {
          if (room.isLow()) throw noRoom()
          await progress.during(job.name, () => work(z.parse(job.payload, next!.data), stopping.signal))
        } catch (error) {
          log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
          await untilTold(boss, stopping.signal)
          throw error
        }
      })
      wakeWorker(job.name, worker)
    },

    async takeUpOrphans(database) {
      await sql`update ${sql.table(`${jobsSchema}.job`)} set state = 'retry', start_after = now(), heartbeat_on = null
        where state = 'active'`.execute(database.open)
    },

    async stop() {
      stopping.abort()
      clearInterval(righting)
      await boss.stop({ graceful: true, close: true, timeout: 30_000 })
      isStopped = true
    },
  }
}

/** Has the common look wake the workers of this node. The first one adds the parts about jobs. */
function openWakeWorker(boss: PgBoss, wakes: Wakes | undefined): (job: string, worker: string) => void {
  let isLooking = false
  return (job, worker) => {
    wakes?.on(`job:${job}`, () => boss.notifyWorker(worker))
    if (isLooking) return
    isLooking = true
    wakes?.on('lost-jobs', () => void boss.supervise().catch(() => {}))
    wakes?.lookBy(dueJobs)
    wakes?.lookBy(lostJobs)
  }
}

/** The database may be away; then the queue says so itself. */
async function right(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql(rightTimes, [])
    .catch(() => {})
}

function workersOf({ atOnce }: Pick<Job<z.ZodMiniType>, 'atOnce'>) {
  const pollingIntervalSeconds = pollEverySeconds * atOnce
  return {
    localConcurrency: atOnce,
    batchSize: 1 as const,
    // The next job follows at once.
    burstWhenBatchFull: true,
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
  }
}

function makeBoss(address: Address): PgBoss {
  return new PgBoss({
    ...({ ...address, Client: watchedClient(address, silentMs) } as object),
    options: `-c role=${appRole}`,
    application_name: 'listpass-jobs',
    schema: jobsSchema,
    createSchema: false,
    max: 4,
    schedule: false,
    useListenNotify: true,
    // Jobs of a dead node are found by the common look, which then has this done at once.
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 3,
    // No job waits for another.
    flowIntervalSeconds: 60,
    reindex: false,
    monitorVacuum: false,
  })
}

/**
 * Retries until the queue has recorded the failure, once the database answers again. Otherwise the job has no worker,
 * which the queue would notice only after 10 s.
 */
async function untilTold(boss: PgBoss, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + databaseAwayAtMostMs
  while (!stopping.aborted && performance.now() < end) {
    const answers = await boss
      .getDb()
      .executeSql('select 1', [])
      .then(
        () => true,
        () => false,
      )
    if (answers) return
    await pause(200, undefined, { signal: stopping }).catch(() => {})
  }
}
