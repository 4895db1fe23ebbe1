-- The figures of a list that its doors show.
create or replace function count_list(p_list uuid)
returns table (contacts int, checked_in int, accepted int)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select count(*) filter (where removed_at is null)::int,
  count(*) filter (where removed_at is null and scan_count > 0)::int,
  coalesce(sum(scan_count - opening_count), 0)::int
from contacts where list_id = p_list;
$$;
