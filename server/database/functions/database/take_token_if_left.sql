-- Like take_token, but reads the bucket first. So further guesses at secret addresses write nothing and lock no row. A bucket of the
-- future, from before the clock jumped back, is written: it would fill again only when that time comes.
create or replace function take_token_if_left(
  bucket text, capacity double precision, per_second double precision
) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if exists (
    select from throttles t
    where t.key = bucket and t.filled_at <= clock_timestamp()
      and t.tokens + per_second * greatest(0, extract(epoch from clock_timestamp() - t.filled_at)) < 1
  ) then
    return false;
  end if;
  return take_token(bucket, capacity, per_second);
end
$$;
