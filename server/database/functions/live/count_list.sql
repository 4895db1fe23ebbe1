-- The figures of a list that its doors show: its guests, how many of them came in, and the entries.
create or replace function count_list(p_list uuid) returns table (contacts int, checked_in int, accepted int)
language sql stable security definer set search_path = listpass, pg_temp as $$
select count(*) filter (where is_guest(c.removed_at, c.status, l.uncounted))::int,
  count(*) filter (where is_guest(c.removed_at, c.status, l.uncounted) and c.scan_count > 0)::int,
  coalesce(sum(c.scan_count - c.opening_count), 0)::int
from lists l join contacts c on c.list_id = l.id where l.id = p_list;
$$;
