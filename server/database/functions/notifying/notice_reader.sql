-- The person that a mail about this list is for. No row once they have switched it off, or left the team.
create or replace function notice_reader(p_list uuid, p_person uuid, p_kind text) returns table (
  name text, email text, team_id uuid, list_name text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.name, u.email, l.owner_id, l.name
from notice_settings s
join lists l on l.id = s.list_id and l.owner_id = s.team_id
join memberships m on m.team_id = s.team_id and m.person_id = s.person_id and m.role <> 'door'
join users u on u.id = s.person_id
where s.list_id = p_list and s.person_id = p_person and s.kind = p_kind and s.by_mail;
$$;
