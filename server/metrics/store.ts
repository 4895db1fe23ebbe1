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

/** The total queue lengths of all lists. */
export const depthsBy = (needed: string, slots: string) => `
  with trouble as (
    select p.login_key, p.failures >= ${needed} as is_down, pace_of(p.login_key, ${slots}) < ${slots} as is_slowed,
      p.failures >= ${needed} or p.open_until between clock_timestamp() and clock_timestamp() + interval '30 seconds' as is_away
    from login_paces p
  ), open_lists as materialized (
    select l.list_id, coalesce(t.is_away, false) as is_away from lists_with_pending_writes() l
    join lists on lists.id = l.list_id
    join accounts a on a.id = lists.account_id
    left join trouble t on t.login_key = a.login_key
  ), due as materialized (
    select d.list_id from lists_with_deliveries() d
    join lists on lists.id = d.list_id
    join accounts a on a.id = lists.account_id
    left join trouble t on t.login_key = a.login_key
    where t.is_away is not true
  ), writes as (
    select case when o.is_away then 'away' when o.list_id is not null then 'due' else 'parked' end as state,
      count(*) as count, extract(epoch from clock_timestamp() - min(w.queued_at)) as oldest
    from pending_writes w left join open_lists o on o.list_id = w.list_id group by 1
  )
  select jsonb_build_object(
    'writes', (select coalesce(jsonb_agg(to_jsonb(w)), '[]') from writes w),
    'deliveries', (select to_jsonb(d) from (
      select count(*) as count, coalesce(extract(epoch from clock_timestamp() - min(received_at)), 0) as oldest,
        coalesce(extract(epoch from clock_timestamp() - min(received_at) filter (where list_id in (select d.list_id from due d))), 0)
          as "oldestDue"
      from webhook_deliveries) d),
    'leases', (select coalesce(jsonb_object_agg(l.work, l.count), '{}') from (
      select split_part(name, ':', 1) as work, count(*) as count from leases
      where expires_at between clock_timestamp() and clock_timestamp() + make_interval(secs => seconds) group by 1) l),
    'loginsDown', (select count(*) from trouble where is_down),
    'loginsSlowed', (select count(*) from trouble where is_slowed),
    'slotsInUse', (select count(*) from slot_leases where holder is not null
      and expires_at between clock_timestamp() and clock_timestamp() + interval '2 minutes'))`

const statement = `
  select (${depthsBy('$1::int', '$2::int')}) || jsonb_build_object('jobs', (
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
