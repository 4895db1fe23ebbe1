-- Creates the event counter of a new list.
create or replace function begin_events() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into door_seqs (list_id) values (new.id);
  return null;
end
$$;
