-- The members of the acting team, the owners first. Only functions can read rows of other people.
create or replace function people_of_team() returns table (
  id uuid, name text, email text, role text, joined_at timestamptz, active_at timestamptz, list_ids uuid[]
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.id, u.name, u.email, m.role, m.joined_at, m.active_at,
  array(select l.list_id from member_lists l where l.team_id = m.team_id and l.person_id = m.person_id order by 1)
from memberships m join users u on u.id = m.person_id
where m.team_id = acting_team()
order by array_position(array['owner', 'editor', 'viewer', 'door'], m.role), m.joined_at, u.id;
$$;
