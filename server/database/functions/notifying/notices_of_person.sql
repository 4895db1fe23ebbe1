-- The latest notices that a person of the acting team wants in the page, of all lists of the team, newest first.
create or replace function notices_of_person(p_person uuid, p_most int) returns table (
  list_id uuid, list_name text, kind text, no bigint, at timestamptz, told_at timestamptz, occasion text, guest text, door text,
  inside int, capacity int, is_over boolean, is_new boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.name, s.kind, f.no, f.at, f.told_at, f.occasion, f.guest, f.door, f.inside, f.capacity, f.is_over, f.no > s.seen_no
from notice_settings s
join lists l on l.id = s.list_id and l.owner_id = s.team_id
cross join lateral notice_facts(s.list_id, s.kind, 0, p_most) f
where s.person_id = p_person and s.team_id = acting_team() and s.in_page
order by f.told_at desc, l.id, f.no desc limit p_most;
$$;
