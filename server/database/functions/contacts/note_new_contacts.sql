-- Notifies doors of new contacts.
create or replace function note_new_contacts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id) select list_id, id from added;
  return null;
end
$$;
