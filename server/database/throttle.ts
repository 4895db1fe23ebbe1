import { sql } from 'kysely'
import type { Database } from './open.ts'

/** A bucket in the database, so that it holds over all nodes: so many at once, and then one every so many seconds. */
export type Bucket = { capacity: number; secondsEach: number }

/** Whether one more may go on now. */
export async function takeToken(database: Database, key: string, bucket: Bucket): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select take_token(${key}, ${bucket.capacity}, ${1 / bucket.secondsEach}) as allowed`.execute(database.open)
  return rows[0]!.allowed
}
