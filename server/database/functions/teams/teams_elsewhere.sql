-- The teams that have left this installation, with the ids of the lists that they had here.
create or replace function teams_elsewhere() returns table (team_id uuid, to_url text, has_arrived boolean, list_ids text[])
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.team_id, d.to_url, d.arrived_at is not null,
  array(select l.id::text from lists l where l.owner_id = d.team_id)
from departures d;
$$;
