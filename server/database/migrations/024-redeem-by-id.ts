// The function that decides scans, for an engine that spreads lists over machines (docs/scaling.md).
import { type Kysely, sql } from 'kysely'
import { redeemScansById } from '../redeem-scans.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(redeemScansById).execute(db)
}
