-- Counts a failed call. This many failures in a row open the circuit. Calls that already ran when it opened do not
-- count. A circuit is open for 30 s at most, whatever the clock was when it opened.
create or replace function note_failure(login text, most int, needed int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
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
