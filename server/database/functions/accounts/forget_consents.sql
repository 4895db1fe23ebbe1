-- Deletes a person's unfinished consents, because the person may no longer connect accounts for the acting team.
create or replace function forget_consents(p_person uuid) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from oauth_states where person_id = p_person and team_id = acting_team();
$$;
