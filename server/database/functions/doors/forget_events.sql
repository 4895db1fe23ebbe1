-- Deletes the events of a deleted list. A foreign key would cost each scan a lookup.
create or replace function forget_events() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from door_events where list_id = old.id;
  return null;
end
$$;
