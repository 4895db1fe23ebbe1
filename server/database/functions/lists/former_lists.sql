-- The ids of the lists that were merged into these.
create or replace function former_lists(p_lists uuid[])
returns table (list_id uuid, into_list uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select m.list_id, m.into_list from merged_lists m where m.into_list = any (p_lists) order by m.merged_at, m.list_id;
$$;
