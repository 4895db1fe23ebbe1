-- For servers of the previous release, which know no timelines (decision 94); the next release removes it. The news for
-- these doors since their cursors.
create or replace function occasion_news(p_asked jsonb, p_most int)
returns table (place int, seq bigint, xid xid8, salt bytea, is_anew boolean, events jsonb, entries jsonb, inside int)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select n.place, n.seq, n.xid, n.salt, n.is_anew, n.events, n.entries, n.inside from place_news(p_asked, p_most) n;
$$;
