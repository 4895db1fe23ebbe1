-- The row limit of the next call. One caller that wants more may try twice as many rows, and ten minutes later another
-- caller may.
create or replace function rows_per_call(login text, which text, most int, wanted int, out size int, out is_known boolean)
language plpgsql security definer set search_path = listpass, pg_temp as $$
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
