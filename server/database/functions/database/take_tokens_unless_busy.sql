-- Takes up to this many tokens from one bucket and returns how many it took. It never waits for another transaction,
-- because larger transactions call it halfway. A bucket that another transaction has locked counts as full. An empty
-- bucket is not written, unless its time is in the future, from before the clock jumped back.
create or replace function take_tokens_unless_busy(
  bucket text, many int, capacity double precision, per_second double precision
) returns int
language plpgsql security definer set search_path = listpass, pg_temp set plan_cache_mode = force_generic_plan as $$
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
