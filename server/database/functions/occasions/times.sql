-- The times of occasions: days in their zone, the occasion that a gate is for, and when people are counted out.

-- The day of a moment in a zone, as days since 1970. The day begins p_day_begins minutes after midnight, by the wall
-- clock. dayIn in domain/occasion.ts does the same, by the clocks that clock_changes tells.
create or replace function local_day(p_at timestamptz, p_zone text, p_day_begins int) returns int
language sql stable parallel safe as $$
select ((p_at at time zone p_zone) - make_interval(mins => p_day_begins))::date - date '1970-01-01';
$$;

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

-- How many seconds the clocks of a zone are ahead of UTC at a moment.
create or replace function clock_ahead(p_at timestamptz, p_zone text) returns int
language sql stable parallel safe as $$
select extract(epoch from (p_at at time zone p_zone) - (p_at at time zone 'UTC'))::int;
$$;

-- The occasion that a gate of the list is for at a moment: the open one, of several the latest opened. It stays for 2 hours
-- after its end, for guests on their way out. Then it is the next one, and after all of them the last. Without any, the main one.
create or replace function open_occasion(p_list uuid, p_at timestamptz) returns uuid
language sql stable as $$
select coalesce((
  select o.id from occasions o
  cross join lateral (select gate_closes(o) as closes) g
  cross join lateral (
    select case when o.opens_at > p_at then 2 when g.closes > p_at then 0
      when g.closes > p_at - interval '2 hours' then 1 else 3 end as place
  ) x
  where o.list_id = p_list and g.closes is not null
  order by x.place, case when x.place = 2 then o.opens_at end, o.opens_at desc, o.id
  limit 1
), p_list);
$$;

-- When an occasion closes by its times, also while its admissions are stopped. Null for an occasion that no gate follows:
-- gates follow those for everyone with an opening and a closing time, at most 36 hours long. isOfGate in
-- domain/gate-occasion.ts says the same.
create or replace function gate_closes(o occasions) returns timestamptz
language sql stable as $$
select case when o.removed_at is null and o.who is null and x.closes - o.opens_at <= interval '36 hours' then x.closes end
from (select case when o.stopped_at is not null and o.closes_at = o.stopped_at then o.closes_before else o.closes_at end as closes) x;
$$;

-- The first moment after p_after at which the clocks of a zone show a time of day, given in minutes after midnight.
-- Each date has one such moment. A time that the clocks skip moves on by the skipped time. Of a time that comes twice,
-- the second counts.
create or replace function next_out(p_after timestamptz, p_zone text, p_out_at int) returns timestamptz
language sql stable parallel safe as $$
select min(x.at) from (
  select ((p_after at time zone p_zone)::date + d + make_interval(mins => p_out_at)) at time zone p_zone as at
  from generate_series(-1, 2) d
) x where x.at > p_after;
$$;
