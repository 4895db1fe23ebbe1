-- Tags and saved segments that invite contacts or make them VIPs, as last read.

-- Tags and saved segments whose next reading is due. Those of occasions are also read once more shortly before the
-- occasion opens. The next reading is never more than 10 minutes ahead.
create or replace function segments_to_read(p_before_opening interval) returns table (list_id uuid, segment_id bigint)
language sql stable security definer set search_path = listpass, pg_temp as $$
select distinct o.list_id, (o.who ->> 'id')::bigint
from (
  select s.list_id, s.who, s.opens_at from occasions s where s.removed_at is null and (s.closes_at is null or s.closes_at > now())
  union all
  select v.list_id, v.who, null from vip_rules v
) o
join reachable_lists() l on l.id = o.list_id
left join segment_readings r on r.list_id = o.list_id and r.segment_id = (o.who ->> 'id')::bigint
where o.who ->> 'kind' = 'segment'
  and (r.next_at is null or r.next_at <= now() or r.next_at > now() + interval '10 minutes'
    or o.opens_at - p_before_opening <= now() and r.begun_at < o.opens_at - p_before_opening);
$$;

-- The members, each once, that the pages of a segment have shown so far (segment_pages).
create or replace function segment_shown(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select distinct m.id from listpass.segment_pages p cross join unnest(p.members) as m (id)
where p.list_id = p_list and p.segment_id = p_segment;
$$;

-- The contacts of a tag or saved segment, as last read. It invites them or makes them VIPs.
create or replace function guests_of_segment(p_list uuid, p_segment bigint) returns table (contact_id uuid)
language sql stable as $$
select g.contact_id from listpass.occasion_guests g
where g.list_id = p_list and g.occasion_id in (select o.id from listpass.occasions_of_segment(p_list, p_segment) o)
union
select g.contact_id from listpass.vip_guests g join listpass.vip_rules v on v.list_id = g.list_id
where g.list_id = p_list and v.who ->> 'kind' = 'segment' and (v.who ->> 'id')::bigint = p_segment;
$$;

-- The occasions of a list that invite this tag or saved segment. An occasion that is over is left out, so its guests
-- stay as they were.
create or replace function occasions_of_segment(p_list uuid, p_segment bigint) returns table (id uuid)
language sql stable as $$
select o.id from listpass.occasions o
where o.list_id = p_list and o.who ->> 'kind' = 'segment' and (o.who ->> 'id')::bigint = p_segment
  and o.removed_at is null and (o.closes_at is null or o.closes_at > now());
$$;
