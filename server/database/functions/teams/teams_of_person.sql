-- The teams of the acting person, their own first.
create or replace function teams_of_person() returns table (
  id uuid, name text, role text, needs_second_factor boolean, members int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select t.id, t.name, m.role, t.needs_second_factor,
  (select count(*)::int from memberships o where o.team_id = t.id)
from memberships m join teams t on t.id = m.team_id
where m.person_id = acting_person()
order by t.id <> m.person_id, m.joined_at, t.id;
$$;
