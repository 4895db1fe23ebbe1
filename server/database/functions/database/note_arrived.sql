-- Records that the other installation has the team of this move.
create or replace function note_arrived(p_move uuid)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update departures set arrived_at = now() where move_id = p_move and arrived_at is null;
$$;
