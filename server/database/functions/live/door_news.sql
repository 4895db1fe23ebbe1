-- For servers of the previous release, which know no occasions (decision 69) and no numbers of changes (decision 95); the
-- next release removes it. The news of main occasions. A number goes to these servers as a transaction that no database
-- reaches. So a real transaction in an older cursor becomes a negative number, and the door reads the list again.
create or replace function door_news(p_asked jsonb, p_most int)
returns table (place int, seq bigint, xid xid8, salt bytea, is_anew boolean, events jsonb, entries jsonb)
language sql security definer
set search_path = listpass, pg_temp
as $$
select n.place, n.seq, (n.no + 100000000000000000)::text::xid8, n.salt, n.is_anew, n.events, n.entries
from list_news((
  select jsonb_agg(a || jsonb_build_object('no', (a ->> 'xid')::bigint - 100000000000000000)) from jsonb_array_elements(p_asked) a
), p_most) n;
$$;
