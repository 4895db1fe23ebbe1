-- The day of a moment in a zone, as days since 1970. The day begins p_day_begins minutes after midnight, by the wall
-- clock. dayIn in domain/occasion.ts does the same, by the clocks that clock_changes tells.
create or replace function local_day(p_at timestamptz, p_zone text, p_day_begins int) returns int
language sql stable parallel safe as $$
select ((p_at at time zone p_zone) - make_interval(mins => p_day_begins))::date - date '1970-01-01';
$$;
