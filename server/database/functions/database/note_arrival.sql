-- The team of this move is at the address that it has left for. False if it has not left for there by this move.
create or replace function note_arrival(p_move uuid, p_at text) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
with noted as (
  update departures set arrived_at = coalesce(arrived_at, now()) where move_id = p_move and to_url = p_at returning move_id
)
select exists (select from noted);
$$;
