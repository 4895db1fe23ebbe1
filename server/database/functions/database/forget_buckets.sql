-- Deletes the buckets whose key contains one of these marks.
create or replace function forget_buckets(marks text[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from throttles where exists (select from unnest(marks) m where strpos(key, m) > 0);
$$;
