-- Takes a slot for one call of a login; null if no slot is free. Background work respects the login's limit. A call for
-- a waiting person may use every slot. A slot that seems taken for more than two minutes is free: the clock jumped back.
create or replace function take_slot(login text, taker uuid, seconds int, slots int, is_work boolean) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
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
