-- Decides attempts again by their occasions: the link's, otherwise the requested one. Refusals that concern no contact
-- stay. An attempt at an occasion that is gone is refused as at a closed list. Runs with the settings of decide_scans,
-- while the contacts are locked.
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
