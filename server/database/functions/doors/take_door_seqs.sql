-- Reserves this many event numbers and returns the last. As a separate function it waits for the row in its own
-- statement, and continues from the committed number.
create or replace function take_door_seqs(p_list uuid, many int) returns bigint
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  last bigint;
begin
  update door_seqs set seq = seq + many where list_id = p_list returning seq into strict last;
  return last;
end
$$;
