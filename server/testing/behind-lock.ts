import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { until } from './until.ts'

type Held<T> = {
  /** Locks the rows that the calls need. */
  hold: (tx: Transaction<Tables>) => Promise<unknown>
  calls: (() => Promise<T>)[]
  /** Runs while all calls wait for the locks. */
  meanwhile?: () => Promise<void>
}

/**
 * Starts calls that wait for a transaction's locks, and commits it when all of them wait. So they continue at the same
 * moment.
 */
export async function behindLock<T>(
  owner: Kysely<Tables>,
  { hold, calls, meanwhile = () => Promise.resolve() }: Held<T>,
): Promise<T[]> {
  let underWay: Promise<T>[] = []
  await owner.transaction().execute(async (tx) => {
    await hold(tx)
    underWay = calls.map((call) => call())
    // The calls are awaited below; until then a failure must not count as unhandled.
    for (const each of underWay) each.catch(() => {})
    await until(
      () => countWaiting(owner),
      (count) => count >= calls.length,
      10_000,
    )
    await meanwhile()
  })
  return Promise.all(underWay)
}

/** Whether this call waits for the locks of a transaction. */
export async function waitsBehind(
  owner: Kysely<Tables>,
  hold: Held<unknown>['hold'],
  call: () => Promise<unknown>,
): Promise<boolean> {
  let isOver = false
  let underWay: Promise<unknown> = Promise.resolve()
  const isAnswered = await owner.transaction().execute(async (tx) => {
    await hold(tx)
    underWay = call().finally(() => (isOver = true))
    await until(
      () => countWaiting(owner),
      (count) => isOver || count > 0,
      10_000,
    )
    return isOver
  })
  await underWay
  return !isAnswered
}

/** Sessions of another role hide what they wait for, but ungranted locks are visible. */
async function countWaiting(owner: Kysely<Tables>): Promise<number> {
  const waiting = sql`select from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`
  return (await waiting.execute(owner)).rows.length
}

export function holdContact(id: string) {
  return (tx: Transaction<Tables>) => sql`select from contacts where id = ${id} for no key update`.execute(tx)
}

export async function isContactFree(owner: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select from contacts where id = ${id} for no key update skip locked`.execute(owner)
  return rows.length === 1
}
