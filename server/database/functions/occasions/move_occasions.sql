-- Moves the occasions of a list, with their guests, to the list that it is merged into; p_targets are the contacts' new
-- ids. The two main occasions become one, with the settings of the list that remains (decision 66).
create or replace function move_occasions(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  insert into occasions (list_id, id, name, zone, opens_at, closes_at, who, own_max, again, day_begins, capacity, when_full,
    when_unsure, has_exits, out_at, out_done_at, who_read_at, who_trouble, who_said, created_at, removed_at, stopped_at,
    closes_before, place)
  select p_into, o.id, o.name, o.zone, o.opens_at, o.closes_at, o.who, o.own_max, o.again, o.day_begins, o.capacity, o.when_full,
    o.when_unsure, o.has_exits, o.out_at, o.out_done_at, o.who_read_at, o.who_trouble, o.who_said, o.created_at, o.removed_at,
    o.stopped_at, o.closes_before, o.place
  from occasions o where o.list_id = p_from and o.id <> p_from;
  insert into occasion_guests (list_id, occasion_id, contact_id)
  select p_into, g.occasion_id, coalesce(t.into_id, g.contact_id)
  from occasion_guests g
  left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = g.contact_id
  where g.list_id = p_from and g.occasion_id <> p_from
  on conflict do nothing;
end
$$;
