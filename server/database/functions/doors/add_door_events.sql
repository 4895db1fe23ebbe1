-- Adds events in this order. It must be the last step of a transaction.
create or replace function add_door_events(p_list uuid, p_events jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  many int := jsonb_array_length(p_events);
  last bigint;
begin
  if many = 0 then return; end if;
  last := take_door_seqs(p_list, many);
  insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
  select p_list, last - many + e.place, e.event ->> 'kind', (e.event ->> 'scan_id')::uuid, (e.event ->> 'contact_id')::uuid,
    e.event ->> 'door', p_at
  from jsonb_array_elements(p_events) with ordinality as e (event, place);
end
$$;
