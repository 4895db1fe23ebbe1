-- Deletes old events. A door that was offline for longer reads the whole list again. All events before the latest old
-- one are deleted, so that the rest has no gaps. The latest old one stays: the cursors of doors that had nothing to read
-- since then point to it.
create or replace function sweep_door_events(older interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from door_events e using (
  select list_id, max(seq) as seq from door_events where at < now() - older group by list_id
) old where e.list_id = old.list_id and e.seq < old.seq;
$$;
