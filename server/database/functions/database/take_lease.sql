-- True if the taker holds the lease now: it was free, had expired, or already was the taker's. A lease that seems to end later than
-- now plus its length was taken before the clock jumped back, and has expired too.
create or replace function take_lease(wanted text, taker uuid, seconds int) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
insert into leases as l (name, holder, expires_at, seconds)
values (wanted, taker, clock_timestamp() + make_interval(secs => seconds), seconds)
on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at, seconds = excluded.seconds
  where l.holder = excluded.holder
    or l.expires_at not between clock_timestamp() and clock_timestamp() + make_interval(secs => l.seconds)
returning true;
$$;
