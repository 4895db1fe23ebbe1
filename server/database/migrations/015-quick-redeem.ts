// A scan in a fifth of the time: small statements over arrays in the place of one large one (decision 35).
import { type Kysely, sql } from 'kysely'
import { plans, redeemScans } from '../redeem-scans.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [names, keys, buckets, strangers, redeem]) await sql.raw(part).execute(db)
}

// What is shown of a contact, as before, in words that the planner can put in the place of the call: concat_ws depends on
// settings, so that each call was a statement of its own.
const names = `
create or replace function display_value(merge_fields jsonb, email text, display_field text) returns text
language sql immutable parallel safe as $$
  select left(coalesce(
    nullif(trim(merge_fields ->> display_field), ''),
    nullif(trim(coalesce(merge_fields ->> 'FNAME', '') || ' ' || coalesce(merge_fields ->> 'LNAME', '')), ''),
    email), 255)
$$;
`

// Scans and waiting writes belong to a list by whoever adds them, not by a key, which was looked up and locked for every
// row: a redeem and a hand-in hold the list's row, everybody else that of the contact, for whom the end of the list waits
// before it comes to this. Named to come after the cascades.
const keys = `
alter table scans drop constraint scans_list_id_fkey;
alter table pending_writes drop constraint pending_writes_list_id_fkey;
-- A contact who is scanned often changes in its page.
alter table pending_writes set (fillfactor = 70);

create function forget_scans() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from pending_writes where list_id = old.id;
  delete from scans where list_id = old.id;
  return null;
end $$;
create trigger forget_scans after delete on lists for each row execute function forget_scans();
`

const buckets = `
-- As take_token_unless_busy, for so many at once. Says how many of them were left to take.
create function take_tokens_unless_busy(bucket text, many int, capacity double precision, per_second double precision)
returns int language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  filled double precision;
  granted int;
begin
  select least(capacity, t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) into filled
  from throttles t where t.key = bucket for update skip locked;
  if not found then
    insert into throttles (key, tokens, filled_at) values (bucket, capacity - many, clock_timestamp()) on conflict do nothing;
    return many;
  end if;
  granted := least(many, floor(greatest(filled, 0)));
  if granted > 0 then
    update throttles set tokens = filled - granted, filled_at = clock_timestamp() where key = bucket;
  end if;
  return granted;
end $$;

-- As take_token, for each of these, which may name a bucket more than once; locked in the order of their names. Says which
-- places find their bucket empty.
create function places_without_token(p_buckets text[], capacity double precision, per_second double precision) returns int[]
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  turns int[];
  emptied text[];
  places int[] := '{}';
begin
  select array_agg(b.turn order by b.place) into turns
  from (select place, row_number() over (partition by key order by place) as turn
    from unnest(p_buckets) with ordinality as u (key, place)) b;
  for round in 1 .. (select max(turn) from unnest(turns) as t (turn)) loop
    with taken as (
      insert into throttles as t (key, tokens, filled_at)
      select b.key, capacity - 1, clock_timestamp() from unnest(p_buckets, turns) as b (key, turn)
      where b.turn = round and (emptied is null or b.key <> all (emptied)) order by b.key
      on conflict (key) do update set
        tokens = greatest(-1, least(capacity,
          t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) - 1),
        filled_at = clock_timestamp()
      returning key, tokens
    )
    select emptied || array_agg(key) into emptied from taken where tokens < 0;
    if emptied is not null then
      places := places || array(select b.place::int from unnest(p_buckets, turns) with ordinality as b (key, turn, place)
        where b.turn = round and b.key = any (emptied));
    end if;
  end loop;
  return places;
end $$;

-- Every refusal is kept, but not without end: whoever has a link could fill the disk. Of refusals, each of a link or of an
-- organiser, the places of those beyond the end.
create function places_beyond_refusals(p_marks uuid[]) returns int[]
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  m record;
  granted int;
  places int[] := '{}';
begin
  for m in select mark, count(*)::int as many from unnest(p_marks) as u (mark) group by mark loop
    granted := take_tokens_unless_busy('refused:' || m.mark, m.many, 5000, 5);
    if granted < m.many then
      places := places || array(select u.place::int from unnest(p_marks) with ordinality as u (mark, place)
        where u.mark = m.mark order by u.place offset granted);
    end if;
  end loop;
  return places;
end $$;
`

// What is rare is entered only when an attempt needs it.
const strangers = `
-- Attempts with no contact of the list behind them, refused and kept. Those of p_ended are of doors whose link has ended.
create function refuse_strangers(p_list uuid, p_owner uuid, p_is_open boolean, p_known int[], p_ended uuid[], p_at timestamptz,
  p_scans uuid[], p_people uuid[], p_sessions uuid[], p_links uuid[], p_doors text[], p_codes text[], p_texts text[],
  p_times timestamptz[])
returns table (scan_id uuid, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp ${plans} as $$
#variable_conflict use_column
declare
  places int[];
  verdicts text[];
  marks uuid[];
  names text[];
  wanted text[];
  other_codes text[];
  other_names text[];
  unknown int[];
  beyond int[];
begin
  if p_is_open then
    -- An organiser is told which other list of theirs has the code; who has a link is not.
    wanted := array(
      select a.code_key from unnest(p_codes, p_links, p_sessions) with ordinality as a (code_key, link, session, place)
      where a.code_key is not null and a.link is null and (p_known is null or a.place <> all (p_known)));
    if wanted <> '{}' then
      select array_agg(w.code_key), array_agg(o.name) into other_codes, other_names
      from lists o cross join unnest(wanted) as w (code_key)
      cross join lateral (
        select from contacts n where n.list_id = o.id and n.code_key between w.code_key and w.code_key
        order by n.code_key limit 1
      ) x
      where o.owner_id = p_owner and o.id <> p_list;
    end if;
  end if;

  select array_agg(v.place), array_agg(v.other), array_agg(v.mark), array_agg(v.verdict) into places, names, marks, verdicts
  from (
    select a.place::int, o.name as other, coalesce(a.link, a.person) as mark, case
      when a.session = any (p_ended) then 'link_expired'
      when not p_is_open then 'list_inactive'
      when a.code_key is null then 'malformed'
      when o.name is not null then 'wrong_list'
      else 'unknown_code' end as verdict
    from unnest(p_codes, p_people, p_sessions, p_links) with ordinality as a (code_key, person, session, link, place)
    cross join lateral (select other_names[array_position(other_codes, a.code_key)] as name) o
    where p_known is null or a.place <> all (p_known)
    order by a.place
  ) v;

  -- So that nobody guesses.
  if 'unknown_code' = any (verdicts) then
    unknown := array_positions(verdicts, 'unknown_code');
    beyond := places_without_token(
      array(select 'unknown:' || p_sessions[places[u.n]] from unnest(unknown) with ordinality as u (n, nth) order by nth), 60, 1);
    for n in 1 .. cardinality(beyond) loop
      verdicts[unknown[beyond[n]]] := 'rate_limited';
    end loop;
  end if;
  unknown := array(select n from generate_subscripts(verdicts, 1) n where verdicts[n] <> 'rate_limited' order by n);
  beyond := places_beyond_refusals(array(select marks[n] from unnest(unknown) with ordinality as u (n, nth) order by nth));
  for n in 1 .. cardinality(beyond) loop
    verdicts[unknown[beyond[n]]] := 'rate_limited';
  end loop;

  return query
  insert into scans as s (list_id, scan_id, code_key, text, reason, door, session_id, other_list, scanned_at, received_at)
  select p_list, p_scans[v.place], p_codes[v.place], case when p_codes[v.place] is null then left(p_texts[v.place], 200) end,
    v.verdict, p_doors[v.place], p_sessions[v.place], v.other, p_times[v.place], p_at
  from unnest(places, verdicts, names) as v (place, verdict, other) where v.verdict <> 'rate_limited'
  returning s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value, s.scan_count, s.max_scans, s.first_at,
    s.first_door, s.other_list, s.received_at, s.standing;
  if 'rate_limited' = any (verdicts) then
    return query
    select p_scans[v.place], p_codes[v.place], v.verdict, null::uuid, '', 0, null::int, null::timestamptz, null::text,
      null::text, p_at, null::text
    from unnest(places, verdicts) as v (place, verdict) where v.verdict = 'rate_limited';
  end if;
end $$;
`

const redeem = `
drop function redeem_scans(uuid, jsonb);
${redeemScans}`
