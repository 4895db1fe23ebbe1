-- The occasions of a list that invite this tag or saved segment. An occasion that is over is left out, so its guests
-- stay as they were.
create or replace function occasions_of_segment(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select o.id from listpass.occasions o
where o.list_id = p_list and o.who ->> 'kind' = 'segment' and (o.who ->> 'id')::bigint = p_segment
  and o.removed_at is null and (o.closes_at is null or o.closes_at > now());
$$;
