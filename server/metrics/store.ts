// Queue lengths in the database, for metrics and for the watchdog. One statement over a separate connection, at most
// once a second, with a short timeout. A missing answer is a result too.
import type { Pool } from 'pg'
import { jobsSchema, workerRole } from '../database/names.ts'
import { type Address, openPool } from '../database/open.ts'
import type { AskDepths, Depths } from '../kernel/depths.ts'
import { failuresToOpen } from '../mailchimp/limits/paces.ts'
import { slotsPerLogin } from '../mailchimp/limits/slots.ts'

const askAgainAfterMs = 1000
const waitsMs = 2000

const statement = `
  select depths($1, $2) || jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(to_jsonb(j)), '[]') from (
      select name as job, state, count(*) as count, greatest(0, extract(epoch from now() - min(since))) as oldest from (
        select name,
          case when state = 'active' then 'active' when start_after > now() then 'later' else 'ready' end as state,
          case when state = 'active' then started_on when start_after > now() then created_on else start_after end as since
        from ${jobsSchema}.job where name = any ($3) and state < 'completed'
      ) open group by name, state
    ) j)) as depths`

export function openDepths(address: Address, jobs: string[]): { ask: AskDepths; close: () => Promise<void> } {
  const bounded = { ...address, statement_timeout: waitsMs, query_timeout: waitsMs }
  const pool = openPool(bounded, 1, () => {}, { waitsMs, role: workerRole })
  let asking: { at: number; answer: Promise<Depths | undefined> } | undefined
  return {
    ask() {
      const now = performance.now()
      if (!asking || now - asking.at > askAgainAfterMs) asking = { at: now, answer: read(pool, jobs) }
      return asking.answer
    },
    close: () => pool.end(),
  }
}

async function read(pool: Pool, jobs: string[]): Promise<Depths | undefined> {
  try {
    const { rows } = await pool.query<{ depths: Depths }>(statement, [failuresToOpen, slotsPerLogin, jobs])
    return rows[0]?.depths
  } catch {
    return undefined
  }
}
