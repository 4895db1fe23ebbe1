-- The occasions that doors scan for.

-- The occasions that a door may scan for. If its link has an occasion: that one. Otherwise all that were not removed,
-- the main one first.
create or replace function occasions_of_door(p_list uuid, p_link uuid) returns table (
  place int, id uuid, name text, zone text, opens_at timestamptz, closes_at timestamptz, own_max int, again text,
  day_begins int, capacity int, when_full text, when_unsure text, has_exits boolean, is_plain boolean, direction text,
  inside int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.* from door_occasions((
  select jsonb_agg(jsonb_build_object('place', x.place, 'list', p_list, 'link', p_link, 'occasion', x.id)) from (
    select 0 as place, p_list as id
    union all
    select row_number() over (order by o.opens_at, o.name, o.id), o.id from occasions o
    where p_link is null and o.list_id = p_list and o.id <> p_list and o.removed_at is null
  ) x)) d
order by d.place;
$$;

-- The occasion of each of these doors: its link's, otherwise the chosen one, otherwise the main one. A link that follows
-- what is open has the occasion of this moment. No row if the occasion was removed or belongs to another list. A main
-- occasion without a row has no settings. The salt hashes the codes of the occasion's entries.
create or replace function door_occasions(p_doors jsonb) returns table (
  place int, id uuid, name text, zone text, opens_at timestamptz, closes_at timestamptz, own_max int, again text,
  day_begins int, capacity int, when_full text, when_unsure text, has_exits boolean, is_plain boolean, direction text,
  inside int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.place, v.id, coalesce(nullif(o.name, ''), l.name), coalesce(o.zone, 'UTC'), o.opens_at, o.closes_at, o.own_max,
  coalesce(o.again, 'never'), coalesce(o.day_begins, 0), o.capacity, coalesce(o.when_full, 'refuse'),
  coalesce(o.when_unsure, 'let_in'), coalesce(o.has_exits, false), o.id is null, k.direction, s.inside
from jsonb_to_recordset(p_doors) as d (place int, list uuid, link uuid, occasion uuid)
join lists l on l.id = d.list
left join scanner_links k on k.list_id = d.list and k.id = d.link
cross join lateral (
  select case when d.link is null then coalesce(d.occasion, d.list) else coalesce(occasion_of_link(k, now()), d.list) end as id
) v
left join occasions o on o.list_id = d.list and o.id = v.id and o.removed_at is null
left join occasion_seats s on s.list_id = d.list and s.occasion_id = o.id
where v.id = d.list or o.id is not null;
$$;
