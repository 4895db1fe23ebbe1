-- The people who may scan a list become members of the team with whose list it is merged. So their doors keep working.
-- As 'editor', owners and editors become editors, and viewers stay viewers. As 'door', all of them scan that one list,
-- and viewers stay out. Members keep the role that they have.
create or replace function join_merged_team(p_team uuid, p_into_team uuid, p_list uuid, p_into uuid, p_role text)
returns uuid[]
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  coming uuid[] := array(select m.person_id from memberships m where m.team_id = p_team
    and (m.role in ('owner', 'editor') or m.role = 'viewer' and p_role = 'editor' or m.role = 'door' and exists (
      select from member_lists c where c.team_id = p_team and c.person_id = m.person_id and c.list_id = p_list)));
  joined uuid[];
begin
  with added as (
    insert into memberships (team_id, person_id, role)
    select p_into_team, m.person_id, case when p_role = 'editor' and m.role in ('owner', 'editor') then 'editor'
      when p_role = 'editor' and m.role = 'viewer' then 'viewer' else 'door' end
    from memberships m where m.team_id = p_team and m.person_id = any (coming)
    on conflict do nothing returning person_id
  )
  select coalesce(array_agg(person_id), '{}') into joined from added;
  insert into member_lists (team_id, person_id, list_id)
  select m.team_id, m.person_id, p_into from memberships m
  where m.team_id = p_into_team and m.role = 'door' and m.person_id = any (coming)
  on conflict do nothing;
  return joined;
end
$$;
