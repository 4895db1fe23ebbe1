-- Deletes old changes. A door that was offline for longer reads the whole list again.
create or replace function sweep_contact_changes(older interval)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
with gone as (
  delete from contact_changes where at < now() - older returning list_id, xid
)
update lists l set changes_swept = greatest(l.changes_swept, g.xid)
from (select list_id, max(xid) as xid from gone group by list_id) g where l.id = g.list_id;
$$;
