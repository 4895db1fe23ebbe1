-- Deletes the changes of a deleted list. A foreign key would cost each contact a lookup.
create or replace function forget_contact_changes()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  delete from contact_changes where list_id = old.id;
  return null;
end
$$;
