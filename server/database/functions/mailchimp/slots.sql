-- How many calls of a login may run at once: a slot for each, and a pace that slows down after a refusal.

-- Takes a slot for one call of a login; null if no slot is free. Background work respects the login's limit. A call for
-- a waiting person may use every slot. A slot that seems taken for more than two minutes is free: the clock jumped back.
create or replace function take_slot(login text, taker uuid, seconds int, slots int, is_work boolean) returns int
language plpgsql as $$
declare
  taken int;
begin
  -- One caller at a time, otherwise two would count the same slots.
  perform pg_advisory_xact_lock(hashtextextended('slots of ' || login, 0));
  if is_work and pace_of(login, slots) <= (select count(*) from slot_leases s
    where s.login_key = login and s.holder is not null
      and s.expires_at between clock_timestamp() and clock_timestamp() + interval '2 minutes') then
    return null;
  end if;
  insert into slot_leases (login_key, slot) select login, generate_series(1, slots) on conflict do nothing;
  -- Slots that were released come first: the holder of an expired slot may only have lost the database for a while.
  update slot_leases s set holder = taker, expires_at = clock_timestamp() + make_interval(secs => seconds)
  where s.login_key = login and s.slot = (
    select free.slot from slot_leases free
    where free.login_key = login and free.slot <= slots
      and free.expires_at not between clock_timestamp() and clock_timestamp() + interval '2 minutes'
    order by free.holder is not null, free.slot limit 1 for update skip locked)
  returning s.slot into taken;
  return taken;
end
$$;

-- Frees a slot at once, or after some seconds if a call may still run at Mailchimp. Deletes the slots of a login
-- without accounts. With the owner's rights, because the accounts of all teams count.
create or replace function free_slot(login text, wanted int, taker uuid, after_seconds int) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update slot_leases set expires_at = clock_timestamp() + make_interval(secs => after_seconds), holder = null
  where login_key = login and slot = wanted and holder = taker;
  if not exists (select from accounts where login_key = login) then
    delete from slot_leases where login_key = login and expires_at <= clock_timestamp();
  end if;
end
$$;

-- How many calls of a login may run at once: the limit after the last refusal, plus one for every ten seconds since. A refusal in
-- the future is from before the clock jumped back, and counts as old.
create or replace function pace_of(login text, most int) returns int
language sql as $$
select coalesce((
  select least(most, p.slots + floor(least(1000, abs(extract(epoch from clock_timestamp() - p.changed_at))) / 10)::int)
  from login_paces p where p.login_key = login), most);
$$;

-- Halves the concurrency of a login. Calls that were refused together count once: a call that began before the last
-- change used the old limit. Without began_ago, the server knows that the call was counted with another one.
create or replace function slow_down(
  login text, most int, began_ago double precision, rest_seconds double precision
) returns void
language sql as $$
insert into login_paces as p (login_key, slots, changed_at, open_until)
values (login, greatest(1, most / 2), clock_timestamp(), clock_timestamp() + make_interval(secs => rest_seconds))
on conflict (login_key) do update set
  slots = case when began_ago is not null
      and p.changed_at not between clock_timestamp() - make_interval(secs => began_ago) and clock_timestamp()
    then greatest(1, pace_of(login, most) / 2) else p.slots end,
  changed_at = case when began_ago is not null
      and p.changed_at not between clock_timestamp() - make_interval(secs => began_ago) and clock_timestamp()
    then clock_timestamp() else p.changed_at end,
  open_until = case when p.open_until > clock_timestamp() + interval '30 seconds' then excluded.open_until
    else greatest(p.open_until, excluded.open_until) end;
$$;
