-- The occasions that doors scan for.

-- The occasion of each of these doors: its link's, otherwise the chosen one, otherwise the main one. A link that follows
-- what is open has the occasion of this moment. `every`: all that the door may scan for, the main one first. No row if
-- the occasion was removed or belongs to another list. A main occasion without a row has no settings. The salt hashes the
-- codes of the occasion's entries. With the owner's rights, because one statement answers the doors of many teams.
create or replace function door_occasions(p_doors jsonb) returns setof door_occasion
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.place, v.id, coalesce(nullif(o.name, ''), l.name), coalesce(o.zone, 'UTC'), o.opens_at, o.closes_at, o.own_max,
  coalesce(o.again, 'never'), coalesce(o.day_begins, 0), o.capacity, coalesce(o.when_full, 'refuse'),
  coalesce(o.when_unsure, 'let_in'), coalesce(o.has_exits, false), o.id is null, k.direction, s.inside,
  coalesce(l.settings ->> 'party', 'one'), list_asks(l.id), walk_in_of(l, d.link, o)
from jsonb_to_recordset(p_doors) as d (place int, list uuid, link uuid, occasion uuid, every boolean)
join lists l on l.id = d.list
left join scanner_links k on k.list_id = d.list and k.id = d.link
cross join lateral unnest(
  case when d.link is null then coalesce(d.occasion, d.list) else coalesce(occasion_of_link(k, now()), d.list) end
  || array(select n.id from occasions n
    where d.every and d.link is null and n.list_id = d.list and n.id <> d.list and n.removed_at is null)
) as v (id)
left join occasions o on o.list_id = d.list and o.id = v.id and o.removed_at is null
left join occasion_seats s on s.list_id = d.list and s.occasion_id = o.id
where v.id = d.list or o.id is not null
order by d.place, v.id <> d.list, o.opens_at, o.name, v.id;
$$;
