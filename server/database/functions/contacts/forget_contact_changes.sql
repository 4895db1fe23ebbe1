-- Deletes the changes of a deleted list. A foreign key would cost each contact a lookup. It takes the lock of
-- number_changes, so that no change of the list gets a number afterwards.
create or replace function forget_contact_changes() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('changes of ' || old.id, 0));
  delete from waiting_changes where list_id = old.id;
  delete from contact_changes where list_id = old.id;
  return null;
end
$$;
