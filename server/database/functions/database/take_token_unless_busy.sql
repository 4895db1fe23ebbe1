-- Takes a token and waits for no other transaction, because larger transactions call it halfway. A bucket that another
-- transaction holds counts as full. An empty bucket is not written.
create or replace function take_token_unless_busy(bucket text, capacity double precision, per_second double precision)
returns boolean
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  filled double precision;
begin
  select least(capacity, t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) into filled
  from throttles t where t.key = bucket for update skip locked;
  if not found then
    insert into throttles (key, tokens, filled_at) values (bucket, capacity - 1, clock_timestamp()) on conflict do nothing;
    return true;
  end if;
  if filled < 1 then
    return false;
  end if;
  update throttles set tokens = filled - 1, filled_at = clock_timestamp() where key = bucket;
  return true;
end
$$;
