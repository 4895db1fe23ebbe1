-- True if the taker holds the lease now: it was free, had expired, or already was the taker's.
create or replace function take_lease(wanted text, taker uuid, seconds int)
returns boolean
language sql security definer
set search_path = listpass, pg_temp
as $$
insert into leases as l (name, holder, expires_at)
values (wanted, taker, clock_timestamp() + make_interval(secs => seconds))
on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where l.holder = excluded.holder or l.expires_at < clock_timestamp()
returning true;
$$;
