-- Records that a call with this many rows succeeded. Calls smaller than the present limit change nothing.
create or replace function note_rows(login text, which text, worked int, most int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from login_sizes s where s.login_key = login and s.kind = which and worked >= most;
update login_sizes s set rows = worked, failures = 0,
  grows_at = case when worked > s.rows or s.grows_at = 'infinity' then clock_timestamp() else s.grows_at end
where s.login_key = login and s.kind = which and worked >= s.rows;
$$;
