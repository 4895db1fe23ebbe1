-- True when a member may use the scanner of a list of the team. Members with the role `door` have chosen lists. `p_way`
-- says how the session began: a team may require more than a password. Null if the question concerns no session.
create or replace function may_scan(p_person uuid, p_team uuid, p_list uuid, p_way text) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from memberships m join teams t on t.id = m.team_id
  where m.team_id = p_team and m.person_id = p_person
  and (not t.needs_second_factor or p_way is null or p_way in ('totp', 'recovery', 'passkey'))
  and (m.role in ('owner', 'editor') or m.role = 'door' and exists (
    select from member_lists c where c.team_id = p_team and c.person_id = p_person and c.list_id = p_list)));
$$;
