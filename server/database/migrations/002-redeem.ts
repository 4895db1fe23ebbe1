// One function decides, counts, keeps the attempt and queues the write-back (DESIGN §4).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(redeem).execute(db)
  await sql.raw(pending).execute(db)
}

/*
 * Many attempts on one list, one round trip, one transaction. The caller sees to it that no scan id and no code comes
 * twice in one call. A scan id that another transaction is adding at this moment raises a unique violation, which undoes
 * the whole call: the caller then asks again for each attempt alone.
 */
const redeem = `
create function redeem_scans(p_list uuid, p_attempts jsonb)
returns table (place int, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  l record;
  arrived timestamptz := clock_timestamp();
begin
  select lists.*, accounts.is_active and lists.is_scanning_on and lists.codes_generated_at is not null as is_open
  into l from lists join accounts on accounts.id = lists.account_id where lists.id = p_list;

  -- Waits here for whoever is counting these codes now, in the order of ids so that no two calls wait for each other.
  -- The statement below starts after the wait and so sees what they have written.
  perform 1 from contacts c
  where c.list_id = p_list
    and c.code_key in (select a.code_key from jsonb_to_recordset(p_attempts) as a (code_key text))
  order by c.id for no key update;

  return query
  with attempts as materialized (
    select * from jsonb_to_recordset(p_attempts) as a (place int, scan_id uuid, person uuid, session uuid, door text,
      text text, code_key text, scanned_at timestamptz)
    where a.person = l.owner_id
  ),
  earlier as (
    select a.place, s.* from attempts a join scans s on s.list_id = p_list and s.scan_id = a.scan_id
  ),
  decided as (
    select a.*, c.id as contact_id, coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as display_value,
      c.scan_count, c.max_scans, first.received_at as first_at, first.door as first_door, other.name as other_list,
      case
        when not l.is_open then 'list_inactive'
        when a.code_key is null then 'malformed'
        when c.id is null and other.name is not null then 'wrong_list'
        when c.id is null then case
          when take_token('unknown:' || a.session, 60, 1) then 'unknown_code' else 'rate_limited' end
        when c.removed_at is not null and not l.admits_removed then 'removed'
        when c.is_blocked or c.max_scans = 0 then 'blocked'
        when c.scan_count >= c.max_scans then 'already_used'
        else 'ok'
      end as reason
    from attempts a
    left join contacts c on c.list_id = p_list and c.code_key = a.code_key
    left join lateral (
      select lists.name from lists join contacts x on x.list_id = lists.id and x.code_key = a.code_key
      where c.id is null and lists.owner_id = l.owner_id and lists.id <> p_list limit 1
    ) other on true
    left join lateral (
      select s.received_at, s.door from scans s
      where c.scan_count > 0 and s.list_id = p_list and s.contact_id = c.id and s.standing = 'counts'
      order by s.number limit 1
    ) first on true
    where not exists (select 1 from earlier e where e.place = a.place)
  ),
  counted as (
    update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1
    from decided d where d.reason = 'ok' and c.list_id = p_list and c.id = d.contact_id
    returning c.id, c.scan_count, c.accepted
  ),
  queued as (
    insert into pending_writes as w (list_id, contact_id) select p_list, n.id from counted n
    on conflict (list_id, contact_id) do update set version = w.version + 1
  ),
  kept as (
    insert into scans as s (list_id, scan_id, contact_id, code_key, text, reason, number, standing, door, session_id,
      display_value, scan_count, max_scans, first_at, first_door, other_list, scanned_at, received_at)
    select p_list, d.scan_id, d.contact_id, d.code_key, case when d.code_key is null then left(d.text, 200) end,
      d.reason, n.accepted, case when d.reason = 'ok' then 'counts' end, d.door, d.session,
      d.display_value, coalesce(n.scan_count, d.scan_count, 0), d.max_scans,
      coalesce(d.first_at, case when d.reason = 'ok' then arrived end),
      coalesce(d.first_door, case when d.reason = 'ok' then d.door end), d.other_list, d.scanned_at, arrived
    from decided d left join counted n on n.id = d.contact_id
    where d.reason <> 'rate_limited'
    returning s.*
  )
  select a.place, k.code_key, k.reason, k.contact_id, k.display_value, k.scan_count, k.max_scans, k.first_at,
    k.first_door, k.other_list, k.received_at, k.standing
  from kept k join attempts a on a.scan_id = k.scan_id
  union all
  select e.place, e.code_key, e.reason, e.contact_id, e.display_value, e.scan_count, e.max_scans, e.first_at,
    e.first_door, e.other_list, e.received_at, e.standing
  from earlier e
  union all
  select d.place, d.code_key, d.reason, null, '', 0, null, null, null, null, arrived, null
  from decided d where d.reason = 'rate_limited';
end $$;
`

// Finds lists with waiting writes by hopping from one list to the next in the primary key, however many rows each has.
const pending = `
create function lists_with_pending_writes() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  with recursive hop as (
    (select w.list_id from pending_writes w order by w.list_id limit 1)
    union all
    select (select w.list_id from pending_writes w where w.list_id > hop.list_id order by w.list_id limit 1)
    from hop where hop.list_id is not null
  )
  select hop.list_id from hop
  join lists on lists.id = hop.list_id and lists.gone_since is null
  join accounts on accounts.id = lists.account_id and accounts.is_active and accounts.reconnect_since is null
$$;
`
