-- How many rows a call of a login may have.

-- The row limit of the next call. One caller that wants more may try twice as many rows, and ten minutes later another
-- caller may.
create or replace function rows_per_call(login text, which text, most int, wanted int, out size int, out is_known boolean)
language plpgsql as $$
begin
  update login_sizes s set grows_at = clock_timestamp() + interval '10 minutes'
  where s.login_key = login and s.kind = which and s.rows < least(most, wanted) and s.grows_at < 'infinity'
    and s.grows_at not between clock_timestamp() and clock_timestamp() + interval '10 minutes'
  returning least(most, s.rows * 2) into size;
  if not found then
    select least(most, s.rows) into size from login_sizes s where s.login_key = login and s.kind = which;
  end if;
  is_known := size is not null;
  size := coalesce(size, most);
end
$$;

-- Records that a call with this many rows succeeded. Calls smaller than the present limit change nothing.
create or replace function note_rows(login text, which text, worked int, most int) returns void
language sql as $$
delete from login_sizes s where s.login_key = login and s.kind = which and worked >= most;
update login_sizes s set rows = worked, failures = 0,
  grows_at = case when worked > s.rows or s.grows_at = 'infinity' then clock_timestamp() else s.grows_at end
where s.login_key = login and s.kind = which and worked >= s.rows;
$$;

-- Records that a call with this many rows failed. The second failure halves the limit and counts as one failure for the
-- circuit, because smaller calls may succeed. Calls larger than the present limit change nothing. Returns the new
-- limit.
create or replace function note_rows_failed(
  login text, which text, tried int, most int, least_rows int, slots int, needed int
) returns int
language plpgsql as $$
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
