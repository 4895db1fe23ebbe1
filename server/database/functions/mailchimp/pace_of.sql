-- How many calls of a login may run at once: the limit after the last refusal, plus one for every ten seconds since. A refusal in
-- the future is from before the clock jumped back, and counts as old.
create or replace function pace_of(login text, most int) returns int
language sql security definer set search_path = listpass, pg_temp as $$
select coalesce((
  select least(most, p.slots + floor(least(1000, abs(extract(epoch from clock_timestamp() - p.changed_at))) / 10)::int)
  from login_paces p where p.login_key = login), most);
$$;
