import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool, type PoolConfig, types } from 'pg'
import { moved } from '../kernel/progress.ts'
import { openTurns } from '../kernel/turns.ts'
import { openClock } from './clock.ts'
import { openReports, type Reports, type Scope, type Tx } from './reports.ts'
import { openCommitTry } from './try-to-commit.ts'
import { appRole, ownerRole, schema, workerRole } from './names.ts'
import { watchedClient } from './silent-connections.ts'
import type { Tables } from './tables.ts'

export type { Scope, Tx }

/** Where a database is: a URL, or a socket and names. */
export type Address = PoolConfig

/** One list of a team. */
export type ListScope = { team: string; list: string }

/** Statements over the rows of all teams, as the worker's role: for background work only. */
export type AllTeams = Kysely<Tables>

export type Database = {
  /**
   * Outside of any scope: row-level security hides every tenant's rows. Functions with the owner's rights still work.
   */
  open: Kysely<Tables>
  /**
   * A transaction that sees only the rows of this person, or those of this team and of this one list. Fails with
   * `leftState` for a team that has left this installation.
   */
  as: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** A few reserved connections for scans, which must never wait behind other work. */
  scans: Pool
  /**
   * Fewer connections for a single scan whose contact another transaction may have locked. Waits only briefly for the
   * lock.
   */
  heldScans: Pool
  /**
   * A reserved pool for looking up the door of a scan. A transaction in the pool of scans would hold up other redeems.
   */
  doors: Pick<Database, 'open' | 'as'>
  /** Long reads for files, at a standby if there is one (`DATABASE_READ_URL`). */
  reports: Reports
  /** The database answers and commits. */
  isUp: () => Promise<boolean>
  /** The database's time, for times that other nodes read; this node's own time until `setClock`. */
  now: () => Date
  setClock: () => Promise<void>
  /** The number of connections in each pool, and of callers that wait for one. */
  pools: () => PoolFigures[]
  close: () => Promise<void>
}

/** `waiting`: callers that wait because all connections are in use. */
export type PoolFigures = { pool: string; inUse: number; idle: number; waiting: number }

/**
 * The wait for a connection. A door ends a try after 8 s and then retries, so until then a late verdict is better than
 * no verdict.
 */
const doorWaitsMs = 8000

/**
 * After this long without a reply, checks whether the server still works on the query. The door should get an error
 * within its try.
 */
const doorsSilentMs = 4000

/**
 * A group of scans waits this long for a lock; then its scans are decided one by one. It is longer than groups wait for
 * each other's commits, and shorter than guests notice. It is a setting of the connection, so scans pay nothing for it.
 */
const groupLockMs = 500

/** A single scan retries repeatedly, and releases its connection between tries. */
const heldScanLockMs = 250

/**
 * For undo and offline scans: longer than any of our transactions locks a contact, and shorter than a door's timeout.
 */
const doorLockMs = 2000

/** The time limit of a readiness check, even if the database does not answer. */
const upWithinMs = 2000

// pg returns 64-bit counts as text. Our counts stay below 2^53, so they become numbers.
types.setTypeParser(types.builtins.INT8, Number)

/** Connections as the application's role, which owns nothing, and as the worker's role. */
export function openDatabase(
  address: Address,
  onError: (error: Error) => void,
  standbyAddress?: Address,
  onJump?: (byMs: number) => void,
): { database: Database; allTeams: AllTeams } {
  const patience = { waitsMs: doorWaitsMs, silentMs: doorsSilentMs }
  const pools = {
    main: openPool(address, connections.main, onError),
    allTeams: openPool(address, connections.allTeams, onError, { role: workerRole }),
    // Connections never expire: a new one first plans its statements, and a scan on it takes ten times as long.
    scans: openPool(address, 4, onError, { ...patience, idleMs: 0, lockMs: groupLockMs }),
    heldScans: openPool(address, 2, onError, { ...patience, lockMs: heldScanLockMs }),
    doors: openPool(address, 10, onError, { ...patience, lockMs: doorLockMs }),
    ...(standbyAddress && { reports: openPool(standbyAddress, 4, onError, { waitsMs: 2000, mayReadOnly: true }) }),
  }
  const clock = openClock(async () => {
    const { rows } = await pools.main.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]!.now
  }, onJump)
  const present = async () => {
    const { rows } = await pools.main.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
    return rows[0]!.lsn
  }
  const tryToCommit = openCommitTry(pools.main)
  const { open, as } = facesOf(pools.main)
  const allTeams: AllTeams = new Kysely({ dialect: new PostgresDialect({ pool: pools.allTeams }) })
  const doors = facesOf(pools.doors)
  const standby = pools.reports && facesOf(pools.reports)
  const database: Database = {
    open,
    as,
    scans: pools.scans,
    heldScans: pools.heldScans,
    doors,
    reports: openReports({ as, present }, standby, onError),
    isUp: () => within(upWithinMs, tryToCommit()),
    now: clock.now,
    setClock: clock.set,
    pools: () =>
      Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        inUse: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    close: async () => {
      clock.close()
      await Promise.all([
        open.destroy(),
        allTeams.destroy(),
        doors.open.destroy(),
        pools.scans.end(),
        pools.heldScans.end(),
        pools.reports?.end(),
      ])
    },
  }
  return { database, allTeams }
}

/** Two sweeps may run at once. A slow one then leaves the other connection to the looks for work. */
const connections = { main: 8, allTeams: 2 }

/**
 * One person or team may use this many of a pool's connections, so that its slow queries leave the rest to others.
 */
const connectionsOfOne = 3

function facesOf(pool: Pool): Pick<Database, 'open' | 'as'> {
  const inTurn = openTurns({ atOnce: Infinity, atOnceOfOne: connectionsOfOne })
  const open = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    open,
    async as(scope, work) {
      const { person, team, list } = { person: '', team: '', list: undefined, ...scope }
      const result = await inTurn({ one: person || team, within: list }, () =>
        open.transaction().execute(async (tx) => {
          await sql`select set_config('listpass.person', ${person}, true), set_config('listpass.team', ${team}, true),
            set_config('listpass.list', ${list ?? ''}, true), stop_if_left(nullif(${team}, '')::uuid)`.execute(tx)
          return work(tx)
        }),
      )
      moved()
      return result
    },
  }
}

/** A pool whose connections use the application's role in our schema, or the worker's. */
export function openPool(
  address: Address,
  max: number,
  onError: (error: Error) => void,
  {
    waitsMs = 5000,
    idleMs = 30_000,
    silentMs = 10_000,
    lockMs = 0,
    mayReadOnly = false,
    role = appRole,
  }: {
    waitsMs?: number
    idleMs?: number
    silentMs?: number
    lockMs?: number
    mayReadOnly?: boolean
    role?: typeof appRole | typeof workerRole
  } = {},
): Pool {
  const pool = new Pool({
    ...asRole(address, role, lockMs),
    Client: watchedClient(address, silentMs, mayReadOnly),
    max,
    connectionTimeoutMillis: waitsMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    allowExitOnIdle: false,
  })
  // Without a listener, a restart of Postgres would end the process. Connections of a closed pool may still receive the
  // error: their sockets close a moment later.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // The pool ignores errors of connections in use: their query reports them.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function within(ms: number, answering: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), ms)
  const answered = answering.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}

/** Connections as the role that owns the tables: for changes of the schema and for `verify`, never for requests. */
export function openAsOwner(address: Address, lockWaitMs = 0): Kysely<Tables> {
  const pool = new Pool({ ...asRole(address, ownerRole, lockWaitMs), max: 2 })
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** One connection as the address's user, for work on the database itself. If it breaks, the next query fails. */
export async function openClient(address: Address, name: string): Promise<Client> {
  const client = new Client({ ...address, application_name: name })
  client.on('error', () => {})
  await client.connect()
  return client
}

// Roles are set as connection options, so that `reset role` returns to them and not to the connection's user.
function asRole(address: Address, role: string, lockMs: number): PoolConfig {
  const options = `-c search_path=${schema} -c role=${role} -c lock_timeout=${lockMs}`
  return { ...address, application_name: 'listpass', options }
}
