-- The teams that have left this installation, with the ids of the lists that they had here.
create or replace function departed_lists()
returns table (team_id uuid, move_id uuid, to_url text, has_arrived boolean, door_key bytea, list_ids text[])
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select d.team_id, d.move_id, d.to_url, d.arrived_at is not null, d.door_key,
  array(select l.id::text from lists l where l.owner_id = d.team_id
    union all select m.list_id::text from merged_lists m join lists l on l.id = m.into_list where l.owner_id = d.team_id)
from departures d;
$$;
