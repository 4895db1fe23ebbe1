-- Returns one token to each of these buckets, because only failed attempts count.
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
