-- Releases a lease before it expires.
create or replace function free_lease(wanted text, taker uuid) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from leases where name = wanted and holder = taker;
$$;
