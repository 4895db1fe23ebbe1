-- The doors of a list that have not reported for 5 minutes, while their link and their occasion are open. After an hour
-- of silence a door is left out, because it is no news any more.
create or replace function silent_doors(p_list uuid) returns table (link_id uuid, occasion_id uuid, heard_at timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as $$
select k.id, v.occasion_id, h.at
from scanner_links k
join lists l on l.id = k.list_id and l.is_scanning_on
cross join lateral (select heard_of_link(k.list_id, k.id) as at) h
cross join lateral (select occasion_of_link(k, now()) as occasion_id) v
left join occasions o on o.list_id = k.list_id and o.id = v.occasion_id
where k.list_id = p_list and k.is_active and coalesce(k.expires_at > now(), true)
  and h.at < now() - interval '5 minutes' and h.at > now() - interval '1 hour'
  and o.removed_at is null and coalesce(o.opens_at <= now(), true) and coalesce(o.closes_at > now(), true);
$$;
