-- The list that is to be merged into a list of the acting team.
create or replace function list_of_ask(p_list uuid, p_ask uuid)
returns uuid
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select a.list_id from merge_asks a join lists mine on mine.id = p_list and mine.owner_id = acting_team()
where a.id = p_ask and shares_audience(mine.id, a.list_id);
$$;
