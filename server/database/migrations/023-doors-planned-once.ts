// Whose doors they are was planned anew at each call, since a plan for these very values always looked cheaper: of 0.4 ms of the
// database's time 0.2 went into it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const doors of [
    'organiser_doors(uuid[], bytea[], text[], interval)',
    'scanner_doors(uuid[], uuid[], bytea[])',
  ]) {
    await sql.raw(`alter function ${doors} ${plannedOnce}`).execute(db)
  }
}

/** Also while there is next to nothing in the tables, by the indexes that they will need. */
const plannedOnce = `set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
  set enable_hashjoin = off set enable_mergejoin = off set jit = off`
