-- The owners of the team whose list was merged into a list of the acting team.
create or replace function askers_of_merge(p_ask uuid)
returns table (id uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select m.person_id from merged_lists d join lists l on l.id = d.into_list and l.owner_id = acting_team()
join memberships m on m.team_id = d.team_id and m.role = 'owner'
where d.ask_id = p_ask order by m.joined_at, m.person_id;
$$;
