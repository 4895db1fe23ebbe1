-- The circuit of a login: failed calls in a row open it, and background work then rests.

-- The time for which background work must not call this login; 0 if it may. An open circuit lets one caller at a time
-- through. Nobody waits for more than 30 s: a longer wait is from before the clock jumped back.
create or replace function may_call(login text, needed int, out wait_ms double precision, out failures int)
language plpgsql as $$
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

-- Counts a failed call. This many failures in a row open the circuit. Calls that already ran when it opened do not
-- count. A circuit is open for 30 s at most, whatever the clock was when it opened.
create or replace function note_failure(login text, most int, needed int) returns void
language sql as $$
insert into login_paces as p (login_key, slots, changed_at, failures)
values (login, most, clock_timestamp() - interval '1 hour', 1)
on conflict (login_key) do update set
  failures = case when p.open_until between clock_timestamp() and clock_timestamp() + interval '30 seconds'
    then p.failures else p.failures + 1 end,
  open_until = case
    when p.open_until between clock_timestamp() and clock_timestamp() + interval '30 seconds' or p.failures + 1 < needed
    then p.open_until
    else clock_timestamp() + rest_after(p.failures + 1 - needed) end;
$$;

-- How long an open circuit waits: 2 s, doubled with each further failure, 30 s at most.
create or replace function rest_after(failures_more int) returns interval
language sql immutable parallel safe as $$
select make_interval(secs => least(30, 2 * 2 ^ least(failures_more, 10)));
$$;
