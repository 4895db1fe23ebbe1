-- What this installation knows of a move: the address that the team has left for, whether the team is coming here, and
-- whether it came.
create or replace function state_of_move(p_move uuid)
returns table (to_url text, is_coming boolean, has_arrived boolean)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select (select d.to_url from departures d where d.move_id = p_move and not d.is_staying),
  exists (select from arrivals a where a.move_id = p_move and a.arrived_at is null),
  exists (select from arrivals a where a.move_id = p_move and a.arrived_at is not null);
$$;
