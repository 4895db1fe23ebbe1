-- What the clocks of a zone show from one moment to another: pairs of a time in milliseconds since 1970, and the seconds ahead of UTC
-- from then on. Doors count days by it, because a phone's own time zones may differ from the database's. Clocks change at most once
-- in 24 hours, and at whole minutes. So the time from which they are told is a whole minute too.
create or replace function clock_changes(p_zone text, p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable as $$
select jsonb_agg(jsonb_build_array(extract(epoch from c.at)::bigint * 1000, c.ahead) order by c.at) from (
  select d.at, d.ahead from (
    select date_trunc('minute', p_from) as at, clock_ahead(p_from, p_zone) as ahead
  ) d
  union all
  select m.at, d.ahead
  from (
    select t.at, a.ahead, lag(a.ahead) over (order by t.at) as before
    from generate_series(date_trunc('minute', p_from), p_to, '24 hours') t(at)
    cross join lateral (select clock_ahead(t.at, p_zone) as ahead) a
  ) d
  cross join lateral (
    select min(x.at) as at from generate_series(d.at - interval '23 hours', d.at, '1 hour') x(at)
    where clock_ahead(x.at, p_zone) = d.ahead
  ) h
  cross join lateral (
    select min(x.at) as at from generate_series(h.at - interval '59 minutes', h.at, '1 minute') x(at)
    where clock_ahead(x.at, p_zone) = d.ahead
  ) m
  where d.ahead <> d.before
) c;
$$;
