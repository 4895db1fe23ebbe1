-- Takes one token for each place, as take_token does; a bucket may stand at several places. Returns the places that
-- found their bucket empty. Rows are locked in the order of their keys.
create or replace function places_without_token(
  p_buckets text[],
  capacity double precision,
  per_second double precision
)
returns int[]
language plpgsql security definer
set search_path = listpass, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  turns int[];
  emptied text[];
  places int[] := '{}';
begin
  select array_agg(b.turn order by b.place) into turns
  from (select place, row_number() over (partition by key order by place) as turn
    from unnest(p_buckets) with ordinality as u (key, place)) b;
  for round in 1 .. (select max(turn) from unnest(turns) as t (turn)) loop
    with taken as (
      insert into throttles as t (key, tokens, filled_at)
      select b.key, capacity - 1, clock_timestamp() from unnest(p_buckets, turns) as b (key, turn)
      where b.turn = round and (emptied is null or b.key <> all (emptied)) order by b.key
      on conflict (key) do update set
        tokens = greatest(-1, least(capacity,
          t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) - 1),
        filled_at = clock_timestamp()
      returning key, tokens
    )
    select emptied || array_agg(key) into emptied from taken where tokens < 0;
    if emptied is not null then
      places := places || array(select b.place::int from unnest(p_buckets, turns) with ordinality as b (key, turn, place)
        where b.turn = round and b.key = any (emptied));
    end if;
  end loop;
  return places;
end
$$;
