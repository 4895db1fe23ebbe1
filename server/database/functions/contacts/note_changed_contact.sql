-- Notifies doors of a changed contact. When the code has changed, doors read the whole list again.
create or replace function note_changed_contact() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id, contact_id)
  values (new.list_id, case when old.code_key = new.code_key then new.id end);
  return null;
end
$$;
