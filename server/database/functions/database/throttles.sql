-- Throttles: buckets of tokens that refill with time.

-- Takes one token from a bucket that refills with time. True if a token was left.
create or replace function take_token(bucket text, capacity double precision, per_second double precision) returns boolean
language plpgsql as $$
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

-- Like take_token, but reads the bucket first. So further guesses at secret addresses write nothing and lock no row. A bucket of the
-- future, from before the clock jumped back, is written: it would fill again only when that time comes. With the owner's
-- rights, because the key of a bucket may name a person, so no request reads the table.
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

-- Takes one token from each of these buckets, or no token at all. Unlike take_token, a refused call takes nothing: the
-- bucket refills while the caller keeps asking. Rows are locked in the order of their keys, so that two callers never
-- deadlock. With the owner's rights, because the key of a bucket may name a person, so no request reads the table.
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

-- Returns one token to each of these buckets, because only failed attempts count. With the owner's rights, because the
-- key of a bucket may name a person, so no request reads the table.
create or replace function give_tokens_back(keys text[], capacities double precision[]) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  bucket record;
begin
  for bucket in select b.key, b.capacity from unnest(keys, capacities) as b(key, capacity) order by b.key loop
    update throttles set tokens = least(bucket.capacity, tokens + 1) where key = bucket.key;
  end loop;
end
$$;

-- Takes up to this many tokens from one bucket and returns how many it took. It never waits for another transaction,
-- because larger transactions call it halfway. A bucket that another transaction has locked counts as full. An empty
-- bucket is not written, unless its time is in the future, from before the clock jumped back.
create or replace function take_tokens_unless_busy(
  bucket text, many int, capacity double precision, per_second double precision
) returns int
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  filled double precision;
  granted int;
  is_ahead boolean;
begin
  select t.filled_at > clock_timestamp(),
    least(capacity, t.tokens + per_second * greatest(0, extract(epoch from clock_timestamp() - t.filled_at)))
  into is_ahead, filled
  from throttles t where t.key = bucket for update skip locked;
  if not found then
    insert into throttles (key, tokens, filled_at) values (bucket, capacity - many, clock_timestamp()) on conflict do nothing;
    return many;
  end if;
  granted := least(many, floor(greatest(filled, 0)));
  if granted > 0 or is_ahead then
    update throttles set tokens = filled - granted, filled_at = clock_timestamp() where key = bucket;
  end if;
  return granted;
end
$$;

-- Takes one token per place, like take_token; several places may share a bucket. Returns the places whose bucket was
-- empty. Each bucket is written once. Rows are locked in the order of their keys.
create or replace function places_without_token(
  p_buckets text[], capacity double precision, per_second double precision
) returns int[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  places int[];
  emptied text[];
begin
  with asked as (
    select key, array_agg(place::int order by place) as places
    from unnest(p_buckets) with ordinality as u (key, place) group by key
  ),
  taken as (
    insert into throttles as t (key, tokens, filled_at)
    select a.key, capacity - cardinality(a.places), clock_timestamp() from asked a order by a.key
    on conflict (key) do update set
      tokens = least(capacity, t.tokens + per_second * greatest(0, extract(epoch from clock_timestamp() - t.filled_at)))
        - (capacity - excluded.tokens),
      filled_at = clock_timestamp()
    returning key, tokens
  )
  select array_agg(beyond), array_agg(distinct t.key) into places, emptied
  from taken t join asked a on a.key = t.key
  cross join lateral unnest(a.places[greatest(0, floor(t.tokens + cardinality(a.places)))::int + 1:]) as beyond
  where t.tokens < 0;
  -- A bucket owes at most one token, so a door that stops guessing may soon show codes again.
  if emptied is not null then
    update throttles set tokens = -1 where key = any (emptied) and tokens < -1;
  end if;
  return coalesce(places, '{}');
end
$$;

-- Deletes the buckets whose key contains one of these marks. With the owner's rights, because the key of a bucket may
-- name a person, so no request reads the table.
create or replace function forget_buckets(marks text[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from throttles where exists (select from unnest(marks) m where strpos(key, m) > 0);
$$;
