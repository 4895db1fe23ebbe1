-- Records that a call with this many rows failed. The second failure halves the limit and counts as one failure for the
-- circuit, because smaller calls may succeed. Calls larger than the present limit change nothing. Returns the new
-- limit.
create or replace function note_rows_failed(
  login text, which text, tried int, most int, least_rows int, slots int, needed int
) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  size login_sizes;
begin
  insert into login_paces (login_key, slots, changed_at) values (login, slots, clock_timestamp() - interval '1 hour')
  on conflict do nothing;
  insert into login_sizes (login_key, kind, rows) values (login, which, most) on conflict do nothing;
  select * into size from login_sizes s where s.login_key = login and s.kind = which for update;
  if tried > size.rows then
    return size.rows;
  end if;
  if tried <= least_rows then
    perform note_failure(login, slots, needed);
    return size.rows;
  end if;
  if size.failures > 0 then
    perform note_failure(login, slots, needed);
    size.rows := greatest(least_rows, tried / 2);
  end if;
  update login_sizes s set rows = size.rows, failures = 1 - size.failures, grows_at = 'infinity'
  where s.login_key = login and s.kind = which;
  return size.rows;
end
$$;
