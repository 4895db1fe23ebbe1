-- The address of the installation that a team has moved to, or is moving to; null for a team that is here.
create or replace function place_of_team(p_team uuid) returns text
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.to_url from departures d where d.team_id = p_team;
$$;
