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
