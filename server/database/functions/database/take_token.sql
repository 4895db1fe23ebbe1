-- Takes one token from a bucket that refills with time. True if a token was left.
create or replace function take_token(bucket text, capacity double precision, per_second double precision) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  left_over double precision;
begin
  insert into throttles as t (key, tokens, filled_at) values (bucket, capacity - 1, clock_timestamp())
  on conflict (key) do update set
    tokens = greatest(-1, least(capacity,
      t.tokens + per_second * greatest(0, extract(epoch from clock_timestamp() - t.filled_at))) - 1),
    filled_at = clock_timestamp()
  returning tokens into left_over;
  return left_over >= 0;
end
$$;
