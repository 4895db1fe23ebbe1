-- The members, each once, that the pages of a segment have shown so far (segment_pages).
create or replace function segment_shown(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select distinct m.id from listpass.segment_pages p cross join unnest(p.members) as m (id)
where p.list_id = p_list and p.segment_id = p_segment;
$$;
