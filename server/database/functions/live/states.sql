-- The present state of doors, and the figures that they show.

-- The present state of these doors. A door has ended if its session, link, list or membership is gone or closed. With the
-- owner's rights, because one statement answers the doors of many teams.
create or replace function door_states(p_doors jsonb) returns table (
  place int, list_name text, door text, is_open boolean, has_ended boolean, link_active boolean, link_expires timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.place, coalesce(l.name, ''), coalesce(k.label, case when d.link is null then u.name end, ''),
  coalesce(is_open(a.is_active, l.is_scanning_on, l.codes_generated_at), false),
  l.id is null or case when d.link is null then o.id is null or not may_scan(d.person, l.owner_id, l.id, o.way)
    else s.id is null or not k.is_active or coalesce(k.expires_at <= now(), false) end,
  k.is_active, k.expires_at
from jsonb_to_recordset(p_doors) as d (place int, list uuid, team uuid, person uuid, session uuid, link uuid)
left join lists l on l.id = d.list and l.owner_id = d.team
left join accounts a on a.id = l.account_id
left join users u on u.id = d.person
left join sessions o on d.link is null and o.id = d.session and o.person_id = d.person and o.expires_at > now()
left join scanner_links k on k.list_id = d.list and k.id = d.link
left join scanner_sessions s on s.list_id = d.list and s.id = d.session and s.link_id = d.link and is_live(s);
$$;

-- The figures of an occasion that its doors show: the invited guests, how many of them entered, and the entries.
-- `listed`: all guests of the list. Entries of a main occasion that keeps no admissions are those of the list. With the
-- owner's rights, because all doors of an occasion share one count, and it is taken outside of their scopes.
create or replace function count_occasion(p_list uuid, p_occasion uuid) returns table (
  contacts int, checked_in int, accepted int, listed int
)
language plpgsql stable security definer set search_path = listpass, pg_temp as $$
begin
  if not exists (select from occasions o where o.list_id = p_list and o.id = p_occasion) then
    return query select l.contacts, l.checked_in, l.accepted, l.contacts from count_list(p_list) l;
    return;
  end if;
  return query
  select count(*) filter (where x.is_in and x.is_invited)::int, count(*) filter (where x.is_in and x.came > 0)::int,
    coalesce(sum(x.entries), 0)::int, count(*) filter (where x.is_in)::int
  from (
    select is_guest(c.removed_at, c.status, l.uncounted) as is_in, meets_who(o.who, c, w.role, g.contact_id is not null) as is_invited,
      case when o.keeps_admissions then coalesce(m.entries, 0) else c.scan_count end as came,
      case when o.keeps_admissions then coalesce(m.entries, 0) else c.scan_count - c.opening_count end as entries
    from occasions o
    cross join lateral (select role_of_who(o.list_id, o.who) as role offset 0) w
    join lists l on l.id = o.list_id
    join contacts c on c.list_id = o.list_id
    left join admissions m on m.list_id = o.list_id and m.occasion_id = o.id and m.contact_id = c.id
    left join occasion_guests g on g.list_id = o.list_id and g.occasion_id = o.id and g.contact_id = c.id
    where o.list_id = p_list and o.id = p_occasion
  ) x;
end
$$;

-- The figures of a list that its doors show: its guests, how many of them came in, and the entries.
create or replace function count_list(p_list uuid) returns table (contacts int, checked_in int, accepted int)
language sql stable as $$
select count(*) filter (where is_guest(c.removed_at, c.status, l.uncounted))::int,
  count(*) filter (where is_guest(c.removed_at, c.status, l.uncounted) and c.scan_count > 0)::int,
  coalesce(sum(c.scan_count - c.opening_count), 0)::int
from lists l join contacts c on c.list_id = l.id where l.id = p_list;
$$;
