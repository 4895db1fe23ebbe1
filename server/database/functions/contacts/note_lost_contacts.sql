-- Doors know a contact by its code, which goes with the row: they read the whole list again. Not when the list itself
-- is deleted.
create or replace function note_lost_contacts()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  insert into contact_changes (list_id) select id from lists where id in (select list_id from lost);
  return null;
end
$$;
