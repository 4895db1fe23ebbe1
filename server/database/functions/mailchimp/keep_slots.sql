-- Extends the slots of a server, including expired ones that no other server has taken.
create or replace function keep_slots(taker uuid, seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
update slot_leases set expires_at = clock_timestamp() + make_interval(secs => seconds)
where holder = taker;
$$;
