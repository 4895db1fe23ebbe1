-- Work that the servers share: a queue with work is announced to all, and a lease lets one of them do it.

-- Tells all servers that a queue may have work, once the transaction is committed. An empty name stands for every queue.
create or replace function announce_work() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  perform pg_notify('listpass_work', tg_argv[0]);
  return null;
end
$$;

-- True if the taker holds the lease now: it was free, had expired, or already was the taker's. A lease that seems to end later than
-- now plus its length was taken before the clock jumped back, and has expired too.
create or replace function take_lease(wanted text, taker uuid, seconds int) returns boolean
language sql as $$
insert into leases as l (name, holder, expires_at, seconds)
values (wanted, taker, clock_timestamp() + make_interval(secs => seconds), seconds)
on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at, seconds = excluded.seconds
  where l.holder = excluded.holder
    or l.expires_at not between clock_timestamp() and clock_timestamp() + make_interval(secs => l.seconds)
returning true;
$$;

-- Releases a lease before it expires.
create or replace function free_lease(wanted text, taker uuid) returns void
language sql as $$
delete from leases where name = wanted and holder = taker;
$$;
