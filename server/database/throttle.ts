import { sql } from 'kysely'
import type { Database, Tx } from './open.ts'

/** A rate limit in the database, shared by all nodes: this many at once, then one every so many seconds. */
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

/** One token from each, or none from any. To be refused costs nothing: a bucket fills while others keep asking. */
export async function takeTokens(database: Database, buckets: NamedBucket[]): Promise<boolean> {
  const rates = buckets.map(({ secondsEach }) => 1 / secondsEach)
  const { rows } = await sql<{ allowed: boolean }>`
    select take_tokens(${keysOf(buckets)}, ${capacitiesOf(buckets)}, ${rates}) as allowed`.execute(database.open)
  return rows[0]!.allowed
}

/** Returns tokens after a success, where only failures count. */
export async function giveTokensBack(database: Database, buckets: NamedBucket[]): Promise<void> {
  await sql`select give_tokens_back(${keysOf(buckets)}, ${capacitiesOf(buckets)})`.execute(database.open)
}

/** After a day without use, buckets are full again and can be removed. */
export async function sweepThrottles(database: Database): Promise<void> {
  await sql`select sweep_throttles()`.execute(database.open)
}

/** Everything counted under a name that contains one of these. */
export async function forgetBuckets(tx: Tx, marks: string[]): Promise<void> {
  await sql`select forget_buckets(${marks})`.execute(tx)
}

function keysOf(buckets: NamedBucket[]): string[] {
  return buckets.map(({ key }) => key)
}

function capacitiesOf(buckets: NamedBucket[]): number[] {
  return buckets.map(({ capacity }) => capacity)
}
