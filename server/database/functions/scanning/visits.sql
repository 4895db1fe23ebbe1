-- How decide_scans judges attempts: at their occasions, and by codes that the list does not have. All that change attempts or
-- admissions run with its settings, while the contacts are locked.

-- Decides attempts again by their occasions: the link's, otherwise the requested one. Refusals that concern no contact
-- stay. An attempt at an occasion that is gone is refused as at a closed list.
create or replace function judge_visits(p_list uuid, p_attempts attempt[], p_arrived timestamptz) returns attempt[]
language plpgsql as $$
#variable_conflict use_column
declare
  judged attempt[];
begin
  select array_agg(row(a.place, a.scan_id, a.code_key, a.text, a.scanned_at, a.door, a.session_id, a.link_id, a.person_id,
    a.contact_id, a.contact_row, x.used, x.most, a.number, a.display_value, y.reason, a.other_list, a.rule_effects,
    nullif(o.id, p_list), v.is_exit, coalesce(x.is_own, false),
    coalesce(v.is_exit and not x.is_own and o.again = 'after_exit' and x.inside > 0, false), coalesce(o.keeps_admissions, false),
    case when o.id is not null then jsonb_strip_nulls(jsonb_build_object(
      'occasion', coalesce(nullif(o.name, ''), l.name),
      'note', case when v.is_exit and y.reason = 'ok' and x.inside = 0 then 'not_inside' end,
      'opens_at', case when y.reason = 'too_early' then o.opens_at end,
      'closes_at', case when y.reason = 'too_late' then o.closes_at end,
      'inside_since', case when y.reason = 'still_inside' then m.entered_at end,
      'admission', case when z.is_kept then jsonb_build_object(
        'entries', z.entries, 'inside', z.inside, 'day', z.day, 'on_day', z.on_day) end)) end,
    z.entries, z.inside, z.day, z.on_day
    )::attempt order by a.place) into judged
  from unnest(p_attempts) a
  join lists l on l.id = p_list
  left join lateral (
    select k.direction, occasion_of_link(k, p_arrived) as occasion_id from scanner_links k
    where k.list_id = p_list and k.id between a.link_id and a.link_id
    order by k.id limit 1
  ) k on true
  cross join lateral (
    select coalesce(case when a.link_id is null then a.occasion_id else k.occasion_id end, p_list) as id,
      case when k.direction is null then coalesce(a.is_exit, false) else k.direction = 'out' end as is_exit
  ) v
  left join lateral (
    select n.* from occasions n where n.list_id = p_list and n.id between v.id and v.id
    order by n.id limit 1
  ) o on true
  left join lateral (
    select n.* from admissions n
    where o.keeps_admissions and n.list_id = p_list and n.occasion_id between v.id and v.id
      and n.contact_id between a.contact_id and a.contact_id
    order by n.occasion_id, n.contact_id limit 1
  ) m on true
  left join contacts c on c.ctid = a.contact_row and o.who is not null
  cross join lateral (
    select o.own_max is not null as is_own, coalesce(m.inside, 0) as inside,
      case when o.again = 'daily' then local_day(p_arrived, o.zone, o.day_begins) end as today
  ) w
  cross join lateral (select case when m.day = w.today then m.on_day else 0 end as on_day) d
  cross join lateral (
    select w.*, d.on_day, most_at(o, a.max_scans) as most,
      case when w.is_own then used_alone(o, coalesce(m.entries, 0), w.inside, d.on_day)
        else a.scan_count end as used
  ) x
  cross join lateral (
    select case
      when a.reason not in ('ok', 'already_used', 'removed', 'not_a_guest', 'blocked') then a.reason
      when v.id <> p_list and (o.id is null or o.removed_at is not null) then 'list_inactive'
      when v.is_exit then 'ok'
      when a.reason in ('removed', 'not_a_guest', 'blocked') then a.reason
      when o.id is null then case when x.used >= x.most then 'already_used' else 'ok' end
      else judge_visit(o, o.who is null or is_invited(o, c), x.used, x.most, coalesce(m.entries, 0), x.inside, x.on_day,
        p_arrived)
      end as reason
  ) y
  -- The admission after this attempt.
  cross join lateral (
    select a.contact_id is not null and coalesce(o.keeps_admissions, false) as is_kept,
      coalesce(m.entries, 0) + case when y.reason = 'ok' and not v.is_exit then 1 else 0 end as entries,
      greatest(0, x.inside + case when y.reason <> 'ok' then 0 when v.is_exit then -1 else 1 end) as inside,
      case when y.reason = 'ok' and not v.is_exit then x.today else m.day end as day,
      case when y.reason <> 'ok' or v.is_exit then m.on_day when x.today is null then 0 else x.on_day + 1 end as on_day
  ) z;
  return judged;
end
$$;

-- Whether a contact who is not barred may enter an occasion now: 'ok' or the reason against it. Ignores the capacity.
-- p_most: the places of the contact there (most_at). p_used: those that are used up at shared occasions. decideVisit in
-- domain/occasion.ts decides the same.
create or replace function judge_visit(
  o occasions, p_is_invited boolean, p_used int, p_most int, p_entries int, p_inside int, p_today int, p_at timestamptz
) returns text
language sql immutable parallel safe as $$
select case
  when not p_is_invited then 'not_invited'
  when p_at < o.opens_at then 'too_early'
  when p_at >= o.closes_at then 'too_late'
  when o.own_max is null and p_used >= p_most then
    case when o.again = 'after_exit' and p_inside > 0 then 'still_inside' else 'already_used' end
  when o.own_max is null and o.again = 'daily' and p_today > 0 then 'already_today'
  when o.own_max is null then 'ok'
  when o.again = 'daily' and p_today >= p_most then 'already_today'
  when o.again = 'after_exit' and p_inside >= p_most then 'still_inside'
  when o.again = 'never' and p_entries >= p_most then 'already_used'
  else 'ok' end;
$$;

-- How many places a contact has used up at an occasion that counts alone: today's entries, the people inside, or all
-- entries.
create or replace function used_alone(o occasions, p_entries int, p_inside int, p_today int) returns int
language sql immutable parallel safe as $$
select case o.again when 'daily' then p_today when 'after_exit' then p_inside else p_entries end;
$$;

-- Counts the people inside the occasions of these attempts, one after the other, and refuses or notes those beyond the
-- capacity. Each occasion's count stays locked until the end of the transaction.
create or replace function seat_visits(p_list uuid, p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  o record;
  a attempt;
  now_inside int;
begin
  for o in
    select n.id, n.capacity, n.when_full, s.inside, s.ctid as seats
    from occasions n join occasion_seats s on s.list_id = n.list_id and s.occasion_id = n.id
    where n.list_id = p_list and n.id = any (array(select coalesce(x.occasion_id, p_list) from unnest(p_attempts) x))
      and n.removed_at is null
    order by n.id for no key update of s
  loop
    now_inside := o.inside;
    for nth in 1 .. cardinality(p_attempts) loop
      a := p_attempts[nth];
      continue when a.reason <> 'ok' or coalesce(a.occasion_id, p_list) <> o.id;
      if a.is_exit then
        if a.facts ->> 'note' is null then now_inside := now_inside - 1; end if;
      elsif now_inside >= o.capacity and o.when_full = 'refuse' then
        a.reason := 'full';
        a.facts := a.facts - 'admission';
      else
        if now_inside >= o.capacity then a.facts := a.facts || '{"note": "over_capacity"}'; end if;
        now_inside := now_inside + 1;
      end if;
      a.facts := a.facts || jsonb_strip_nulls(jsonb_build_object('inside', now_inside, 'capacity', o.capacity));
      p_attempts[nth] := a;
    end loop;
    if now_inside <> o.inside then
      update occasion_seats s set inside = now_inside where s.ctid = o.seats;
    end if;
  end loop;
  return p_attempts;
end
$$;

-- Writes the accepted attempts into the admissions of their occasions.
create or replace function note_visits(p_list uuid, p_attempts attempt[], p_arrived timestamptz) returns void
language plpgsql as $$
begin
  insert into admissions as m (list_id, occasion_id, contact_id, entries, inside, day, on_day, entered_at)
  select p_list, coalesce(a.occasion_id, p_list), a.contact_id, a.entries, a.inside, a.day, coalesce(a.on_day, 0),
    case when not a.is_exit then p_arrived end
  from unnest(p_attempts) a where a.reason = 'ok' and a.keeps
  on conflict (list_id, occasion_id, contact_id) do update
    set entries = excluded.entries, inside = excluded.inside, day = excluded.day, on_day = excluded.on_day,
      entered_at = coalesce(excluded.entered_at, m.entered_at);
end
$$;

-- Decides attempts whose code no contact of the list has.
create or replace function judge_unknown_codes(p_list uuid, p_owner uuid, p_attempts attempt[]) returns attempt[]
language plpgsql as $$
declare
  elsewhere record;
  unknown int[];
  buckets text[];
  beyond int;
begin
  -- A door learns that another list of its team has the code, and an organiser which. The holder of a scanner link gets no name.
  for elsewhere in
    select a.ordinality as place, o.name
    from lists o cross join unnest(p_attempts) with ordinality a
    cross join lateral (
      (select from contacts n where n.list_id = o.id and n.code_key between a.code_key and a.code_key
        order by n.code_key limit 1)
      union all
      (select from other_codes n where n.list_id = o.id and n.code_key between a.code_key and a.code_key
        order by n.code_key limit 1)
    ) x
    where o.owner_id = p_owner and o.id <> p_list and a.reason = 'unknown_code'
  loop
    -- Several lists may have the code: the first one is named.
    continue when p_attempts[elsewhere.place].reason = 'wrong_list';
    p_attempts[elsewhere.place].reason := 'wrong_list';
    if p_attempts[elsewhere.place].link_id is null then
      p_attempts[elsewhere.place].other_list := elsewhere.name;
    end if;
  end loop;

  -- Each door may show few codes that are not of its list, so that it cannot guess codes.
  select array_agg(a.ordinality), array_agg('unknown:' || a.session_id) into unknown, buckets
  from unnest(p_attempts) with ordinality a where a.reason = 'unknown_code' or a.reason = 'wrong_list' and a.link_id is not null;
  if unknown is not null then
    foreach beyond in array places_without_token(buckets, 60, 1) loop
      p_attempts[unknown[beyond]].reason := 'rate_limited';
    end loop;
  end if;
  return p_attempts;
end
$$;
