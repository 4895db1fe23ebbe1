-- Deletes the pending writes of a deleted list. A foreign key would cost each scan a lookup.
create or replace function forget_writes() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from pending_writes where list_id = old.id;
  return null;
end
$$;
