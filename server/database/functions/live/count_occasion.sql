-- The figures of an occasion that its doors show: the invited guests, how many of them entered, and the entries.
-- `listed`: all guests of the list. Entries of a main occasion that keeps no admissions are those of the list.
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
