-- How long an open circuit waits: 2 s, doubled with each further failure, 30 s at most.
create or replace function rest_after(failures_more int) returns interval
language sql immutable parallel safe as $$
select make_interval(secs => least(30, 2 * 2 ^ least(failures_more, 10)));
$$;
