-- Deletes old changes. A door that was offline for longer reads the whole list again. The latest old one stays: the
-- numbers continue after it, and the cursors of doors that had nothing to read since then point to it.
create or replace function sweep_contact_changes(older interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from contact_changes h using (
  select list_id, max(no) as no from contact_changes where at < now() - older group by list_id
) old where h.list_id = old.list_id and h.no < old.no;
$$;
