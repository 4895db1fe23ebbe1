-- What this installation knows of a move: whether it waits for the team to leave from here, and whether the team came here.
create or replace function state_of_move(p_move uuid)
returns table (to_url text, has_arrived boolean)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select (select d.to_url from departures d where d.move_id = p_move), exists (select from arrivals a where a.move_id = p_move);
$$;
