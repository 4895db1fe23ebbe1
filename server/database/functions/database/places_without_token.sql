-- Takes one token per place, like take_token; several places may share a bucket. Returns the places whose bucket was
-- empty. Each bucket is written once. Rows are locked in the order of their keys.
create or replace function places_without_token(
  p_buckets text[], capacity double precision, per_second double precision
) returns int[]
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan as $$
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
