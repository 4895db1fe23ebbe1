-- How many seconds the clocks of a zone are ahead of UTC at a moment.
create or replace function clock_ahead(p_at timestamptz, p_zone text) returns int
language sql stable parallel safe as $$
select extract(epoch from (p_at at time zone p_zone) - (p_at at time zone 'UTC'))::int;
$$;
