-- True when a member may use the scanner of a list of the team. Members with the role `door` have chosen lists.
create or replace function may_scan(p_person uuid, p_team uuid, p_list uuid)
returns boolean
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select exists (select from memberships m where m.team_id = p_team and m.person_id = p_person
  and (m.role in ('owner', 'editor') or m.role = 'door' and exists (
    select from member_lists c where c.team_id = p_team and c.person_id = p_person and c.list_id = p_list)));
$$;
