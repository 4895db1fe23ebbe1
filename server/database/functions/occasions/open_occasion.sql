-- The occasion that a gate of the list is for at a moment: the open one, of several the latest opened. It stays for 2 hours
-- after its end, for guests on their way out. Then it is the next one, and after all of them the last. Without any, the main one.
create or replace function open_occasion(p_list uuid, p_at timestamptz) returns uuid
language sql stable as $$
select coalesce((
  select o.id from occasions o
  cross join lateral (select gate_closes(o) as closes) g
  cross join lateral (
    select case when o.opens_at > p_at then 2 when g.closes > p_at then 0
      when g.closes > p_at - interval '2 hours' then 1 else 3 end as place
  ) x
  where o.list_id = p_list and g.closes is not null
  order by x.place, case when x.place = 2 then o.opens_at end, o.opens_at desc, o.id
  limit 1
), p_list);
$$;
