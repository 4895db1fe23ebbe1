import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Client, Pool, type PoolConfig, types } from 'pg'
import { moved } from '../kernel/progress.ts'
import { openClock } from './clock.ts'
import { ownerRole, appRole, schema } from './names.ts'
import { watchedClient } from './silent-connections.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** One PostgreSQL, or one that spreads lists over machines. */
export type Engine = 'postgres' | 'citus'

/** Where a database is: a URL, or a socket and names. */
export type Address = PoolConfig

/** Who acts, and for which list: what the wall between organisers lets through. */
export type Scope = { person: string; list?: string }

export type Database = {
  engine: Engine
  /** Outside of any scope: row-level security hides every tenant's rows, functions with the owner's rights still work. */
  open: Kysely<Tables>
  /** A transaction in which only the rows of this person, and of this one list of theirs, are there. */
  as: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** A few connections of their own for what must never wait behind anything else: scans. */
  scans: Pool
  /** The same for what a scan needs on its way: whose door it is. A transaction here would hold up the redeems there. */
  doors: Pick<Database, 'open' | 'as'>
  isUp: () => Promise<boolean>
  /** The database's time, by which everything is dated that others look at; this node's own until `setClock`. */
  now: () => Date
  setClock: () => Promise<void>
  /** How many connections of each pool are there, and how many ask for one. */
  pools: () => PoolFigures[]
  close: () => Promise<void>
}

/** `waiting`: those who have to wait for a connection, all of which are in use. */
export type PoolFigures = { pool: string; inUse: number; idle: number; waiting: number }

/** For a connection. A door gives a try 8 s and then asks again: until then, a late verdict is better than none. */
const doorWaitsMs = 8000

/** Without a word for so long, it is asked whether anybody is there: a door shall hear within its try that it has to ask again. */
const doorsSilentMs = 4000

/** Whoever asks whether we are ready is told in time, also by a database that says nothing. */
const upWithinMs = 2000

// Counts of rows come as 64-bit integers, which pg hands over as text; none of ours is beyond 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Connections as the application's role, which owns nothing. */
export function openDatabase(address: Address, onError: (error: Error) => void, engine: Engine = 'postgres'): Database {
  const pools = {
    main: openPool(address, 10, onError),
    // Never given up: a new connection makes its plans first, and a scan on it takes ten times as long.
    scans: openPool(address, 4, onError, { waitsMs: doorWaitsMs, idleMs: 0, silentMs: doorsSilentMs }),
    doors: openPool(address, 10, onError, { waitsMs: doorWaitsMs, silentMs: doorsSilentMs }),
  }
  const clock = openClock(async () => {
    const { rows } = await pools.main.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]!.now
  })
  const { open, as } = facesOf(pools.main)
  const doors = facesOf(pools.doors)
  return {
    engine,
    open,
    as,
    scans: pools.scans,
    doors,
    isUp: () => within(upWithinMs, pools.main.query('select 1')),
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
      await Promise.all([open.destroy(), doors.open.destroy(), pools.scans.end()])
    },
  }
}

function facesOf(pool: Pool): Pick<Database, 'open' | 'as'> {
  const open = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    open,
    async as(scope, work) {
      const result = await open.transaction().execute(async (tx) => {
        await sql`select set_config('listpass.person', ${scope.person}, true),
          set_config('listpass.list', ${scope.list ?? ''}, true)`.execute(tx)
        return work(tx)
      })
      moved()
      return result
    },
  }
}

/** A pool whose connections are the application's role in our schema. */
export function openPool(
  address: Address,
  max: number,
  onError: (error: Error) => void,
  { waitsMs = 5000, idleMs = 30_000, silentMs = 10_000 }: { waitsMs?: number; idleMs?: number; silentMs?: number } = {},
): Pool {
  const pool = new Pool({
    ...asRole(address, appRole),
    Client: watchedClient(address, silentMs),
    max,
    connectionTimeoutMillis: waitsMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    allowExitOnIdle: false,
  })
  // Without a listener, a restart of Postgres would end the process. Of a pool that is closed, connections may still hear
  // that Postgres stops: their sockets close a moment later.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // Nor does the pool listen to a connection that somebody is using: their query tells them.
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

/** Connections as the role that owns the tables: for migrations and for `verify`, never for requests. */
export function openAsOwner(address: Address, lockWaitMs = 0): Kysely<Tables> {
  const pool = new Pool({ ...asRole(address, ownerRole, ` -c lock_timeout=${lockWaitMs}`), max: 2 })
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** One connection as whoever the address names, for work on the database itself. A fault of it is told to the next query. */
export async function openClient(address: Address, name: string): Promise<Client> {
  const client = new Client({ ...address, application_name: name })
  client.on('error', () => {})
  await client.connect()
  return client
}

// Roles are set as connection options: `reset role` then comes back to them, not to the user of the connection.
function asRole(address: Address, role: string, more = ''): PoolConfig {
  return { ...address, application_name: 'listpass', options: `-c search_path=${schema} -c role=${role}${more}` }
}
