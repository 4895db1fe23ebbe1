-- Deletes buckets that were idle for a day, because they are full again.
create or replace function sweep_throttles() returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from throttles where filled_at < now() - interval '1 day';
$$;
