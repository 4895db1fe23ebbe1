-- Refuses attempts that no contact of the list stands behind, and keeps them. Those of p_ended come from doors whose
-- link has ended.
create or replace function refuse_strangers(
  p_list uuid,
  p_owner uuid,
  p_is_open boolean,
  p_known int[],
  p_ended uuid[],
  p_at timestamptz,
  p_scans uuid[],
  p_people uuid[],
  p_sessions uuid[],
  p_links uuid[],
  p_doors text[],
  p_codes text[],
  p_texts text[],
  p_times timestamptz[]
)
returns table (
  scan_id uuid,
  code_key text,
  reason text,
  contact_id uuid,
  display_value text,
  scan_count int,
  max_scans int,
  first_at timestamptz,
  first_door text,
  other_list text,
  received_at timestamptz,
  standing text
)
language plpgsql security definer
set search_path = listpass, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_sort = off
set jit = off
as $$
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
end
$$;
