-- Scans that the server decides at once.

-- Decides many attempts on one list in one transaction.
-- The arrays have a place for each attempt, with null for an unknown value. An attempt of a door that no longer belongs
-- to the list gets no answer.
-- The caller makes sure that no scan id and no code occurs twice in one call. If another transaction is adding the same
-- scan id, a unique violation undoes the whole call. The caller then sends each attempt alone. The attempts pass from
-- statement to statement as one array of the type attempt. Each statement sees all changes that earlier statements
-- waited for.
-- p_occasions and p_exits: the occasions and exits that callers without a link ask for; null if all ask for entries at
-- the main occasion. The plan is made once, while the tables are nearly empty. Then every index of a list looks as good
-- as the index of its codes, and a scan would read the whole list. So each row is selected by a range from its key to
-- the same key, and only the first row is taken. Sorting is off, so only the index of that key can answer.
-- Disabled plan types count as expensive, and before version 18 PostgreSQL would compile such a statement for a second
-- at each call. So jit is off. With the owner's rights, because no request may write scans itself, and one statement
-- without a scope saves a round trip.
create or replace function decide_scans(
  p_list uuid, p_scans uuid[], p_people uuid[], p_sessions uuid[], p_links uuid[], p_doors text[], p_codes text[],
  p_texts text[], p_times timestamptz[], p_occasions uuid[], p_exits boolean[]
) returns setof decision
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off set jit = off as $$
#variable_conflict use_column
declare
  l record;
  -- Link sessions that may scan, and those whose link has ended: their scans are refused.
  live uuid[] := '{}';
  ended uuid[] := '{}';
  attempts attempt[];
  earlier uuid[];
  -- The rows of the admitted contacts.
  admitted tid[];
  has_unknown boolean;
  -- Whether an attempt is more than an entry at a main occasion without settings.
  has_visits boolean := p_occasions is not null or p_exits is not null;
  counted int;
  last bigint;
  arrived timestamptz := clock_timestamp();
begin
  -- 1. The doors. Ending a link's sessions waits for the groups that scan with it. Later groups wait for it, and find
  -- the sessions gone.
  if p_links is not null then
    perform pg_advisory_xact_lock_shared(used.key) from (
      select distinct scanner_link_key(link) as key from unnest(p_links) as link where link is not null order by key) used;
    select coalesce(array_agg(s.id), '{}'),
      coalesce(array_agg(s.id) filter (where not k.is_active or k.expires_at <= arrived), '{}'),
      has_visits or coalesce(bool_or(k.occasion_id is not null or k.direction is not null or k.follows_open), false)
    into live, ended, has_visits
    from unnest(p_sessions, p_links) as a (session, link)
    cross join lateral (
      select * from scanner_sessions n where n.list_id = p_list and n.id between a.session and a.session
      order by n.id limit 1
    ) s
    join scanner_links k on k.list_id = p_list and k.id = a.link
    where s.link_id = a.link and is_live(s);
  end if;

  -- 2. The list, locked until the end: deleting a list waits for this lock before it deletes anything.
  select lists.owner_id, lists.has_left, lists.display_field, lists.admits_removed, lists.kept_out,
    is_open(accounts.is_active, lists.is_scanning_on, lists.codes_generated_at) as is_open,
    (select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value, 'then_field', r.then_field,
      'then_value', r.then_value) order by r.position) from rules r where r.list_id = p_list) as rules,
    exists (select from occasions o where o.list_id = p_list and o.id = p_list) as has_settings
  into l from lists join accounts on accounts.id = lists.account_id where lists.id = p_list
  for key share of lists;
  if not found then return; end if;
  if l.has_left then perform stop_if_left(l.owner_id); end if;
  has_visits := has_visits or l.has_settings;

  -- 3. The contacts. Each is locked and read after earlier transactions have committed. All calls lock in the order of
  -- ids, so two calls never deadlock. The list's owner answers for all of its doors; a scanner link also needs its
  -- session.
  select array_agg(judged::attempt) into attempts
  from (
    select a.place::int, a.scan_id, a.code_key, a.text, a.scanned_at, a.door, a.session_id, a.link_id, a.person_id,
      c.id as contact_id, c.ctid as contact_row, c.scan_count - c.given_back as scan_count, c.max_scans, c.accepted + 1 as number,
      coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as display_value,
      case
        when a.session_id = any (ended) then 'link_expired'
        when not l.is_open then 'list_inactive'
        when a.code_key is null then 'malformed'
        when c.id is null then 'unknown_code'
        else coalesce(
          why_turned_away(c.removed_at, c.erased_at, c.status, c.is_blocked, c.max_scans, l.admits_removed, l.kept_out),
          case when c.scan_count - c.given_back >= c.max_scans then 'already_used' else 'ok' end) end as reason,
      null::text as other_list, null::jsonb as rule_effects, a.occasion_id, a.is_exit, false as is_own, false as gives_back,
      false as keeps, null::jsonb as facts, null::int as entries, null::int as inside, null::int as day, null::int as on_day
    from (
      select w.*, y.id as contact_id, p_occasions[w.place] as occasion_id, coalesce(p_exits[w.place], false) as is_exit
      from unnest(p_scans, p_people, p_sessions, p_links, p_doors, p_codes, p_texts, p_times) with ordinality
        as w (scan_id, person_id, session_id, link_id, door, code_key, text, scanned_at, place)
      left join lateral (
        select n.id from contacts n
        where n.list_id = p_list and n.code_key between w.code_key and w.code_key and w.session_id <> all (ended)
        order by n.code_key limit 1
      ) x on true
      -- The code may be a further one, which a door gave to the contact.
      cross join lateral (
        select coalesce(x.id, (
          select o.contact_id from other_codes o
          where o.list_id = p_list and o.code_key between w.code_key and w.code_key and w.session_id <> all (ended)
          order by o.code_key limit 1
        )) as id
      ) y
      where w.person_id = l.owner_id and (w.link_id is null or w.session_id = any (live))
      order by y.id, w.place
    ) a
    left join lateral (
      select n.*, n.ctid from contacts n where n.list_id = p_list and n.id between a.contact_id and a.contact_id
      order by n.id limit 1 for no key update
    ) c on true
  ) judged;
  if attempts is null then return; end if;
  -- Two codes of one contact are in this call. The caller then sends each attempt alone.
  if cardinality(attempts) > 1
    and (select count(a.contact_id) > count(distinct a.contact_id) from unnest(attempts) a) then
    raise exception 'two codes of one contact' using errcode = 'serialization_failure';
  end if;

  -- 4. Scans that were already decided keep their answer.
  earlier := array(
    select s.scan_id from unnest(p_scans) as p (id)
    cross join lateral (
      select n.scan_id from scans n where n.list_id = p_list and n.scan_id between p.id and p.id
      order by n.scan_id limit 1
    ) s);
  if cardinality(earlier) > 0 then
    return query
    select s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value, s.scan_count, s.max_scans, s.first_at,
      s.first_door, s.other_list, s.received_at, s.standing, s.occasion_id, s.is_exit, s.facts
    from unnest(attempts) a
    cross join lateral (
      select * from scans n where n.list_id = p_list and n.scan_id between a.scan_id and a.scan_id
      order by n.scan_id limit 1
    ) s
    where a.scan_id = any (earlier);
    attempts := array(select a from unnest(attempts) a where a.scan_id <> all (earlier));
  end if;

  -- The occasions decide which contacts may enter, or leave.
  if has_visits and cardinality(attempts) > 0 then
    attempts := seat_visits(p_list, judge_visits(p_list, attempts, arrived));
  end if;

  -- 5. The changes by the rules in admitted contacts.
  if l.rules is not null then
    for nth in 1 .. cardinality(attempts) loop
      continue when attempts[nth].reason <> 'ok' or attempts[nth].is_exit;
      attempts[nth].rule_effects := (
        select apply_rules(c.merge_fields || own_values(p_list, c,
          c.scan_count + case when attempts[nth].is_own then 0 else 1 end), l.rules)
        from contacts c where c.ctid = attempts[nth].contact_row);
    end loop;
  end if;
  select coalesce(array_agg(a.contact_row) filter (where a.reason = 'ok'), '{}'), bool_or(a.reason = 'unknown_code')
  into admitted, has_unknown from unnest(attempts) a;

  -- 6. Refusals. Those above a limit become 'rate_limited': they are answered and not stored.
  if cardinality(admitted) < cardinality(attempts) then
    if has_unknown then attempts := judge_unknown_codes(p_list, l.owner_id, attempts); end if;
    attempts := limit_refusals(attempts);
    return query
    select a.scan_id, a.code_key, a.reason, null::uuid, '', 0, null::int, null::timestamptz, null::text, null::text,
      arrived, null::text, a.occasion_id, a.is_exit, null::jsonb
    from unnest(attempts) a where a.reason = 'rate_limited';
  end if;

  -- 7. Admissions: each contact is counted and queued for Mailchimp. A locked row keeps its place (ctid).
  if cardinality(admitted) > 0 then
    if has_visits then
      update contacts c set scan_count = c.scan_count + case when a.is_own or a.is_exit then 0 else 1 end,
        accepted = c.accepted + case when a.is_exit then 0 else 1 end,
        given_back = c.given_back + case when a.gives_back then 1 else 0 end,
        merge_fields = c.merge_fields || coalesce(effect_values(a.rule_effects), '{}')
      from unnest(attempts) a where a.reason = 'ok' and c.ctid = a.contact_row;
    elsif l.rules is null then
      update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1 where c.ctid = any (admitted);
    else
      update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1,
        merge_fields = c.merge_fields || coalesce(effect_values(a.rule_effects), '{}')
      from unnest(attempts) a where a.reason = 'ok' and c.ctid = a.contact_row;
    end if;
    get diagnostics counted = row_count;
    if counted <> cardinality(admitted) then raise exception 'contacts were changed while they were held'; end if;

    insert into pending_writes as w (list_id, contact_id, rule_values)
    select p_list, a.contact_id, case when a.rule_effects is null then '{}' else effect_values(a.rule_effects) end
    from unnest(attempts) a where a.reason = 'ok' and (a.rule_effects is not null or not (a.is_own or a.is_exit))
    on conflict (list_id, contact_id) do update
      set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values;
    if has_visits then perform note_visits(p_list, attempts, arrived); end if;
  end if;

  -- 8. The scans, each with the contact's first admission that counts, by number. Refused scans have no number, so they
  -- are not read, however many there are.
  return query
  insert into scans as s (list_id, scan_id, contact_id, code_key, text, reason, number, standing, door, session_id,
    display_value, scan_count, max_scans, first_at, first_door, other_list, scanned_at, received_at, rule_effects,
    occasion_id, is_exit, is_own, facts)
  select p_list, a.scan_id, a.contact_id, a.code_key, case when a.code_key is null then left(a.text, 200) end, a.reason,
    case when a.reason = 'ok' and not a.is_exit then a.number end, case a.reason when 'ok' then 'counts' end, a.door, a.session_id,
    a.display_value, coalesce(a.scan_count, 0) + case when a.reason = 'ok' and not a.is_exit then 1 else 0 end,
    a.max_scans,
    coalesce(f.came_at, case when a.reason = 'ok' and not a.is_exit then arrived end),
    coalesce(f.door, case when a.reason = 'ok' and not a.is_exit then a.door end),
    a.other_list, a.scanned_at, arrived, a.rule_effects, a.occasion_id,
    a.is_exit, a.is_own, a.facts
  from unnest(attempts) a
  left join lateral (
    select coalesce(n.corrected_at, n.received_at) as came_at, n.door from scans n
    where a.number > 1 and n.list_id = p_list and n.contact_id = a.contact_id and n.number is not null
      and n.standing = 'counts'
      and case when a.is_own then n.occasion_id = a.occasion_id else not n.is_own end
    order by n.number limit 1
  ) f on true
  where a.reason <> 'rate_limited'
  returning s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value, s.scan_count, s.max_scans, s.first_at,
    s.first_door, s.other_list, s.received_at, s.standing, s.occasion_id, s.is_exit, s.facts;

  -- 9. The events for the other doors come last, because other groups of this list wait from here to the commit.
  if cardinality(admitted) > 0 then
    update door_seqs set seq = seq + counted where list_id = p_list returning seq into strict last;
    insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
    select p_list, last - counted + row_number() over (order by a.place), 'accepted', a.scan_id, a.contact_id, a.door, arrived
    from unnest(attempts) a where a.reason = 'ok';
  end if;
end
$$;

-- Refusals are stored up to a limit; otherwise the holder of a link could fill the disk. Each refusal counts for its
-- link, or for its organiser. Those above the limit become 'rate_limited'. Runs with the settings of decide_scans.
create or replace function limit_refusals(p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  bucket record;
  granted int;
  beyond int;
begin
  for bucket in
    select coalesce(a.link_id, a.person_id) as mark, array_agg(a.ordinality order by a.ordinality) as places
    from unnest(p_attempts) with ordinality a where a.reason not in ('ok', 'rate_limited') group by 1
  loop
    granted := take_tokens_unless_busy('refused:' || bucket.mark, cardinality(bucket.places), 5000, 5);
    foreach beyond in array bucket.places[granted + 1:] loop
      p_attempts[beyond].reason := 'rate_limited';
    end loop;
  end loop;
  return p_attempts;
end
$$;
