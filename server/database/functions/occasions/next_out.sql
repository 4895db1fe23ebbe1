-- The first moment after this one at which the clocks of a zone show a time of day, in minutes after midnight. There is one for
-- each date, also where clocks are changed: a time that a date skips comes as much later, and of two only the second counts.
create or replace function next_out(p_after timestamptz, p_zone text, p_out_at int)
returns timestamptz
language sql stable parallel safe
as $$
select min(x.at) from (
  select ((p_after at time zone p_zone)::date + d + make_interval(mins => p_out_at)) at time zone p_zone as at
  from generate_series(-1, 2) d
) x where x.at > p_after;
$$;
