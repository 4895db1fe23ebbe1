-- Doors identify a contact by its code, which is deleted with the row. So they read the whole list again, unless the
-- list itself is deleted.
create or replace function note_lost_contacts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id) select id from lists where id in (select list_id from lost);
  return null;
end
$$;
