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
join lists l on l.id = o.list_id and l.gone_since is null
join accounts a on a.id = l.account_id and a.is_active and not a.has_left and a.reconnect_since is null
left join segment_readings r on r.list_id = o.list_id and r.segment_id = (o.who ->> 'id')::bigint
where o.who ->> 'kind' = 'segment'
  and (r.next_at is null or r.next_at <= now() or r.next_at > now() + interval '10 minutes'
    or o.opens_at - p_before_opening <= now() and r.begun_at < o.opens_at - p_before_opening);
$$;
