import { sql } from 'kysely'
import type { AllTeams, Database, Tx } from './open.ts'

/** A rate limit in the database, shared by all nodes: this many calls at once, then one per this many seconds. */
export type Bucket = { capacity: number; secondsEach: number }

export type NamedBucket = Bucket & { key: string }

/**
 * Whether one more call may pass now. A refusal writes nothing and waits for nothing, so endless callers cost little.
 */
export async function takeTokenIfLeft(database: Database, key: string, bucket: Bucket): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select take_token_if_left(${key}, ${bucket.capacity}, ${1 / bucket.secondsEach}) as allowed`.execute(database.open)
  return rows[0]!.allowed
}

/**
 * Takes one token from each bucket, or no token at all. A refusal takes nothing, so a bucket refills while others keep
 * asking.
 */
export async function takeTokens(database: Database, buckets: NamedBucket[]): Promise<boolean> {
  const rates = buckets.map(({ secondsEach }) => 1 / secondsEach)
  const { rows } = await sql<{ allowed: boolean }>`
    select take_tokens(${keysOf(buckets)}, ${capacitiesOf(buckets)}, ${rates}) as allowed`.execute(database.open)
  return rows[0]!.allowed
}

/** Returns tokens after a success, for limits that only count failures. */
export async function giveTokensBack(database: Database, buckets: NamedBucket[]): Promise<void> {
  await sql`select give_tokens_back(${keysOf(buckets)}, ${capacitiesOf(buckets)})`.execute(database.open)
}

/** Buckets that were idle for a day are full again and can be removed. */
export const idleBuckets = sql`delete from throttles where filled_at < now() - interval '1 day'`

export async function sweepThrottles(allTeams: AllTeams): Promise<void> {
  await idleBuckets.execute(allTeams)
}

/** Deletes all buckets whose name contains one of these marks. */
export async function forgetBuckets(tx: Tx, marks: string[]): Promise<void> {
  await sql`select forget_buckets(${marks})`.execute(tx)
}

function keysOf(buckets: NamedBucket[]): string[] {
  return buckets.map(({ key }) => key)
}

function capacitiesOf(buckets: NamedBucket[]): number[] {
  return buckets.map(({ capacity }) => capacity)
}
