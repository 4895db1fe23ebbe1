-- Tags and saved segments that are to be read now: at their time, and once more shortly before an occasion opens.
create or replace function segments_to_read(p_before_opening interval)
returns table (list_id uuid, segment_id bigint)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select distinct o.list_id, (o.who ->> 'id')::bigint from occasions o
join lists l on l.id = o.list_id and l.gone_since is null
join accounts a on a.id = l.account_id and a.is_active and a.reconnect_since is null
left join segment_readings r on r.list_id = o.list_id and r.segment_id = (o.who ->> 'id')::bigint
where o.who ->> 'kind' = 'segment' and o.removed_at is null and (o.closes_at is null or o.closes_at > now())
  and (r.next_at is null or r.next_at <= now()
    or o.opens_at - p_before_opening <= now() and r.begun_at < o.opens_at - p_before_opening);
$$;
