-- Decides many attempts on one list in one transaction. The arrays have a place for each attempt, with null where
-- nothing is known.
--
-- The caller makes sure that no scan id and no code stands twice in one call. A scan id that another transaction is
-- adding raises a unique violation, which undoes the whole call: the caller then asks again for each attempt alone. An
-- attempt of a door that no longer belongs to the list gets no answer. Each statement sees what the statements before
-- it waited for.
--
-- The plan is made once, while the tables are nearly empty: then any index of a list looks as good as that of its
-- codes, and whole lists would be read for one scan. So each row is asked for as the first between its key and its key:
-- without sorting, only the index of that key can answer. What is switched off counts as expensive, and before version
-- 18 PostgreSQL would compile such a statement at each call, for a second: so jit is off.
create or replace function redeem_scans(
  p_list uuid,
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
  l record;
  live uuid[];
  ended uuid[];
  earlier uuid[];
  wanted text[] := p_codes;
  known int[];
  places int[];
  ids uuid[];
  names text[];
  counts int[];
  maxima int[];
  numbers int[];
  verdicts text[];
  admitted tid[];
  refused int[];
  beyond int[];
  first_times timestamptz[];
  first_doors text[];
  effects jsonb[];
  many int;
  last bigint;
  arrived timestamptz := clock_timestamp();
begin
  -- Who ends a link's sessions waits for the groups that scan with it, and those that come later wait for it: they find
  -- the sessions gone.
  if p_links is not null then
    perform pg_advisory_xact_lock_shared(used.key) from (
      select distinct scanner_link_key(link) as key from unnest(p_links) as link where link is not null order by key) used;
    select array_agg(s.id), array_agg(s.id) filter (where not k.is_active or k.expires_at <= arrived) into live, ended
    from unnest(p_sessions, p_links) as a (session, link)
    cross join lateral (
      select * from scanner_sessions n where n.list_id = p_list and n.id between a.session and a.session
      order by n.id limit 1
    ) s
    join scanner_links k on k.list_id = p_list and k.id = a.link
    where s.link_id = a.link and is_live(s);
  end if;

  -- Held from here: a list that is being deleted is waited for before anything of it is.
  select lists.owner_id, lists.display_field, lists.admits_removed,
    is_open(accounts.is_active, lists.is_scanning_on, lists.codes_generated_at) as is_open,
    (select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value, 'then_field', r.then_field,
      'then_value', r.then_value) order by r.position) from rules r where r.list_id = p_list) as given
  into l from lists join accounts on accounts.id = lists.account_id where lists.id = p_list
  for key share of lists;
  if not found then return; end if;

  -- The list's owner answers for all of its doors; one by scanner link stands on its session as well. What is left to decide
  -- stands in the arrays from here on.
  if p_links is not null or l.owner_id <> any (p_people) then
    select array_agg(a.scan_id), array_agg(a.person), array_agg(a.session), array_agg(a.link), array_agg(a.door),
      array_agg(a.code_key), array_agg(a.text), array_agg(a.at),
      array_agg(case when a.session = any (ended) then null else a.code_key end)
    into p_scans, p_people, p_sessions, p_links, p_doors, p_codes, p_texts, p_times, wanted
    from unnest(p_scans, p_people, p_sessions, p_links, p_doors, p_codes, p_texts, p_times)
      as a (scan_id, person, session, link, door, code_key, text, at)
    where a.person = l.owner_id and (a.link is null or a.session = any (live));
    if p_scans is null then return; end if;
  end if;

  -- Waits here for whoever is counting these codes now, in the order of ids so that no two calls wait for each other, and
  -- then has each contact as they have left it.
  select array_agg(h.place), array_agg(h.id), array_agg(h.name), array_agg(h.scan_count), array_agg(h.max_scans),
    array_agg(h.accepted + 1), array_agg(h.verdict), array_agg(h.tid) filter (where h.verdict = 'ok')
  into places, ids, names, counts, maxima, numbers, verdicts, admitted
  from (
    select o.place, c.id, c.ctid as tid, c.scan_count, c.max_scans, c.accepted,
      coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as name,
      case
        when not l.is_open then 'list_inactive'
        when c.removed_at is not null and (c.erased_at is not null or not l.admits_removed) then 'removed'
        when c.is_blocked or c.max_scans = 0 then 'blocked'
        when c.scan_count >= c.max_scans then 'already_used'
        else 'ok' end as verdict
    from (
      select w.place::int, x.id from unnest(wanted) with ordinality as w (code_key, place)
      cross join lateral (
        select n.id from contacts n where n.list_id = p_list and n.code_key between w.code_key and w.code_key
        order by n.code_key limit 1
      ) x
      order by x.id
    ) o
    cross join lateral (
      select n.*, n.ctid from contacts n where n.list_id = p_list and n.id between o.id and o.id
      order by n.id limit 1 for no key update
    ) c
  ) h;

  -- What was decided before stays as it was.
  known := places;
  select array_agg(s.scan_id) into earlier from unnest(p_scans) as a (id)
  cross join lateral (
    select n.scan_id from scans n where n.list_id = p_list and n.scan_id between a.id and a.id order by n.scan_id limit 1
  ) s;
  if earlier is not null then
    return query
    select s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value, s.scan_count, s.max_scans, s.first_at,
      s.first_door, s.other_list, s.received_at, s.standing
    from unnest(earlier) as e (id)
    cross join lateral (
      select * from scans n where n.list_id = p_list and n.scan_id between e.id and e.id order by n.scan_id limit 1
    ) s;
    known := array(select unnest(known) union select array_position(p_scans, e.id) from unnest(earlier) as e (id));
    select array_agg(k.place), array_agg(k.id), array_agg(k.name), array_agg(k.scan_count), array_agg(k.max_scans),
      array_agg(k.number), array_agg(k.verdict)
    into places, ids, names, counts, maxima, numbers, verdicts
    from unnest(places, ids, names, counts, maxima, numbers, verdicts)
      as k (place, id, name, scan_count, max_scans, number, verdict)
    where p_scans[k.place] <> all (earlier);
    admitted := nullif(array(
      select c.ctid from unnest(ids, verdicts) as k (id, verdict)
      cross join lateral (
        select n.ctid from contacts n where n.list_id = p_list and n.id between k.id and k.id order by n.id limit 1
      ) c
      where k.verdict = 'ok'), '{}');
  end if;

  if known is null or cardinality(known) < cardinality(p_scans) then
    return query select * from refuse_strangers(p_list, l.owner_id, l.is_open, known, ended, arrived, p_scans, p_people,
      p_sessions, p_links, p_doors, p_codes, p_texts, p_times);
  end if;
  if ids is null then return; end if;

  -- Of what counts of each, the first by number. Refused scans have none: however many there are, they are not read.
  if 0 < any (counts) then
    select array_agg(f.came_at order by c.nth), array_agg(f.door order by c.nth) into first_times, first_doors
    from unnest(ids) with ordinality as c (id, nth)
    left join lateral (
      select coalesce(s.corrected_at, s.received_at) as came_at, s.door from scans s
      where s.list_id = p_list and s.contact_id = c.id and s.number is not null and s.standing = 'counts'
      order by s.number limit 1
    ) f on true;
  end if;

  if admitted is null or cardinality(admitted) < cardinality(ids) then
    refused := array(select n from generate_subscripts(ids, 1) n where verdicts[n] <> 'ok' order by n);
    beyond := places_beyond_refusals(array(
      select coalesce(p_links[places[r.n]], p_people[places[r.n]]) from unnest(refused) with ordinality as r (n, nth) order by nth));
    for n in 1 .. cardinality(beyond) loop
      verdicts[refused[beyond[n]]] := 'rate_limited';
    end loop;
  end if;

  if admitted is not null then
    if l.given is null then
      update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1
      where c.ctid = any (admitted);
    else
      effects := array(
        select case when k.verdict = 'ok' then
          (select apply_rules(c.merge_fields || own_values(p_list, c, c.scan_count + 1), l.given)
            from contacts c where c.list_id = p_list and c.id = k.id) end
        from unnest(ids, verdicts) with ordinality as k (id, verdict, place) order by k.place);
      update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1,
        merge_fields = c.merge_fields || coalesce(effect_values(effects[array_position(ids, c.id)]), '{}')
      where c.ctid = any (admitted);
    end if;
    get diagnostics many = row_count;
    if many <> cardinality(admitted) then raise exception 'contacts were changed while they were held'; end if;

    insert into pending_writes as w (list_id, contact_id, rule_values)
    select p_list, k.id, case when k.effects is null then '{}' else effect_values(k.effects) end
    from unnest(ids, verdicts, effects) as k (id, verdict, effects) where k.verdict = 'ok'
    on conflict (list_id, contact_id) do update
      set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values;
  end if;

  return query
  insert into scans as s (list_id, scan_id, contact_id, code_key, reason, number, standing, door, session_id,
    display_value, scan_count, max_scans, first_at, first_door, scanned_at, received_at, rule_effects)
  select p_list, p_scans[k.place], k.id, p_codes[k.place], k.verdict, case when k.verdict = 'ok' then k.number end,
    case when k.verdict = 'ok' then 'counts' end, p_doors[k.place], p_sessions[k.place], k.name,
    case when k.verdict = 'ok' then k.count + 1 else k.count end, k.max,
    coalesce(k.first_at, case when k.verdict = 'ok' then arrived end),
    coalesce(k.first_door, case when k.verdict = 'ok' then p_doors[k.place] end), p_times[k.place], arrived, k.effects
  from unnest(places, ids, names, counts, maxima, numbers, verdicts, effects, first_times, first_doors)
    as k (place, id, name, count, max, number, verdict, effects, first_at, first_door)
  where k.verdict <> 'rate_limited'
  returning s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value, s.scan_count, s.max_scans, s.first_at,
    s.first_door, s.other_list, s.received_at, s.standing;
  if 'rate_limited' = any (verdicts) then
    return query
    select p_scans[k.place], p_codes[k.place], k.verdict, null::uuid, '', 0, null::int, null::timestamptz, null::text,
      null::text, arrived, null::text
    from unnest(places, verdicts) as k (place, verdict) where k.verdict = 'rate_limited';
  end if;

  -- Last of all, when scans and waiting writes are there: others of this list wait from here to the commit.
  if admitted is not null then
    update door_seqs set seq = seq + many where list_id = p_list returning seq into strict last;
    insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
    select p_list, last - many + k.nth, 'accepted', k.scan_id, k.contact_id, k.door, arrived
    from (
      select row_number() over (order by v.place) as nth, p_scans[v.place] as scan_id, v.id as contact_id, p_doors[v.place] as door
      from unnest(places, ids, verdicts) as v (place, id, verdict) where v.verdict = 'ok'
    ) k;
  end if;
end
$$;
