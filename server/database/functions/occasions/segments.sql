-- Tags and saved segments that invite contacts or make them VIPs, as last read.

-- The members, each once, that the pages of a segment have shown so far (segment_pages).
create or replace function segment_shown(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select distinct m.id from listpass.segment_pages p cross join unnest(p.members) as m (id)
where p.list_id = p_list and p.segment_id = p_segment;
$$;

-- The occasions of a list that invite this tag or saved segment. An occasion that is over is left out, so its guests
-- stay as they were.
create or replace function occasions_of_segment(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select o.id from listpass.occasions o
where o.list_id = p_list and o.who ->> 'kind' = 'segment' and (o.who ->> 'id')::bigint = p_segment
  and o.removed_at is null and (o.closes_at is null or o.closes_at > now());
$$;
