-- The content of a letter about a request to merge, for its recipient. Null once the recipient is no longer an owner of
-- the list's team, or the request is withdrawn. After the merge, the letter to the asking team's owners names the list
-- that remains.
create or replace function merge_letter(p_ask uuid, p_list uuid, p_person uuid)
returns table (name text, email text, team_id uuid, team_name text, list_name text, is_done boolean)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select u.name, u.email, l.owner_id, t.name, l.name, false
from merge_asks a join lists q on q.id = a.list_id join teams t on t.id = q.owner_id
join lists l on l.id = p_list and shares_audience(l.id, q.id)
join memberships m on m.team_id = l.owner_id and m.person_id = p_person and m.role = 'owner' join users u on u.id = m.person_id
where a.id = p_ask
union all
select u.name, u.email, l.owner_id, t.name, l.name, true
from merged_lists d join lists l on l.id = d.into_list and l.id = p_list join teams t on t.id = l.owner_id
join memberships m on m.team_id = d.team_id and m.person_id = p_person and m.role = 'owner' join users u on u.id = m.person_id
where d.ask_id = p_ask;
$$;
