-- Halves the concurrency of a login. Calls that were refused together count once: a call that began before the last
-- change used the old limit. Without began_ago, the server knows that the call was counted with another one.
create or replace function slow_down(
  login text, most int, began_ago double precision, rest_seconds double precision
) returns void
language sql security definer set search_path = listpass, pg_temp as $$
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
