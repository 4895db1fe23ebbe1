-- Notices as members read them.

-- The latest notices that a person of the acting team wants in the page, of all lists of the team, newest first. With the
-- owner's rights, because a scope shows the notices of one list. acting_team() is the wall.
create or replace function notices_of_person(p_person uuid, p_most int) returns table (
  list_id uuid, list_name text, kind text, no bigint, at timestamptz, told_at timestamptz, occasion text, guest text, door text,
  inside int, capacity int, field text, value text, is_over boolean, is_new boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.name, s.kind, f.no, f.at, f.told_at, f.occasion, f.guest, f.door, f.inside, f.capacity, f.field,
  f.value, f.is_over, f.no > s.seen_no
from notice_settings s
join lists l on l.id = s.list_id and l.owner_id = s.team_id
cross join lateral notice_facts(s.list_id, s.kind, 0, p_most) f
where s.person_id = p_person and s.team_id = acting_team() and s.in_page
order by f.told_at desc, l.id, f.no desc limit p_most;
$$;

-- The latest notices of one kind in a list, after a number, ready to be shown with today's names. `field` and `value`:
-- what Mailchimp does not take. A notice about an
-- erased guest, a removed link or a removed occasion is not shown. `is_over`: the door has reported again, people have
-- left, or no guest lacks the value any more.
create or replace function notice_facts(p_list uuid, p_kind text, p_after bigint, p_most int) returns table (
  no bigint, at timestamptz, told_at timestamptz, occasion text, zone text, guest text, door text, inside int, capacity int,
  field text, value text, is_over boolean
)
language sql stable as $$
select n.no, n.at, n.told_at, coalesce(nullif(o.name, ''), l.name), coalesce(o.zone, 'UTC'),
  display_value(c.merge_fields, '', l.display_field), coalesce(s.door, k.label), n.inside, n.capacity,
  n.rule_field, n.rule_value,
  case n.kind
    when 'door_silent' then coalesce(heard_of_link(n.list_id, n.link_id) > n.at, false)
    when 'nearly_full' then not exists (select from notice_levels v where v.list_id = n.list_id and v.occasion_id = n.occasion_id)
    when 'value_refused' then not exists (select from refused_values r
      join contacts q on q.list_id = r.list_id and q.id = r.contact_id and q.removed_at is null and q.refusal is null
      where r.list_id = n.list_id and r.field = n.rule_field and r.value = n.rule_value)
    else false end
from notices n
join lists l on l.id = n.list_id
left join occasions o on o.list_id = n.list_id and o.id = n.occasion_id
left join contacts c on c.list_id = n.list_id and c.id = n.contact_id
left join scans s on s.list_id = n.list_id and s.scan_id = n.scan_id
left join scanner_links k on k.list_id = n.list_id and k.id = n.link_id
where n.list_id = p_list and n.kind = p_kind and n.no > p_after and n.told_at > now() - interval '7 days'
  and o.removed_at is null and (n.contact_id is null or c.id is not null and c.erased_at is null)
  and (n.link_id is null or k.id is not null)
order by n.no desc limit p_most;
$$;
