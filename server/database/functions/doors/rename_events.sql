-- Writes the new ids of scans into their events.
create or replace function rename_events(p_list uuid, p_old uuid[], p_new uuid[])
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update door_events e set scan_id = n.fresh from unnest(p_old, p_new) as n (old, fresh)
where e.list_id = p_list and e.scan_id = n.old;
$$;
