-- Takes one token from each of these buckets, or no token at all. Unlike take_token, a refused call takes nothing: the
-- bucket refills while the caller keeps asking. Rows are locked in the order of their keys, so that two callers never
-- deadlock.
create or replace function take_tokens(
  keys text[], capacities double precision[], per_second double precision[]
) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  bucket record;
  filled double precision;
  all_have_one boolean := true;
begin
  for bucket in
    select b.key, b.capacity, b.rate from unnest(keys, capacities, per_second) as b(key, capacity, rate) order by b.key
  loop
    insert into throttles as t (key, tokens, filled_at) values (bucket.key, bucket.capacity, clock_timestamp())
    on conflict (key) do update set
      tokens = least(bucket.capacity,
        t.tokens + bucket.rate * greatest(0, extract(epoch from clock_timestamp() - t.filled_at))),
      filled_at = clock_timestamp()
    returning tokens into filled;
    all_have_one := all_have_one and filled >= 1;
  end loop;
  if all_have_one then
    update throttles set tokens = tokens - 1 where key = any (keys);
  end if;
  return all_have_one;
end
$$;
