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
