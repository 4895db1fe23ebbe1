-- The time for which background work must not call this login; 0 if it may. An open circuit lets one caller at a time
-- through. Nobody waits for more than 30 s: a longer wait is from before the clock jumped back.
create or replace function may_call(login text, needed int, out wait_ms double precision, out failures int)
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update login_paces p set failures = p.failures + 1, open_until = clock_timestamp() + rest_after(p.failures + 1 - needed)
  where p.login_key = login and p.failures >= needed
    and p.open_until not between clock_timestamp() and clock_timestamp() + interval '30 seconds'
  returning 0, p.failures into wait_ms, failures;
  if found then return; end if;
  select case when p.open_until between clock_timestamp() and clock_timestamp() + interval '30 seconds'
    then extract(epoch from p.open_until - clock_timestamp()) * 1000 end, p.failures
  into wait_ms, failures
  from login_paces p where p.login_key = login and (p.failures > 0 or p.open_until > clock_timestamp());
  wait_ms := coalesce(wait_ms, 0);
  failures := coalesce(failures, 0);
end
$$;
