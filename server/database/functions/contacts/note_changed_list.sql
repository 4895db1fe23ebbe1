-- A setting of the list changes all contacts at once: doors read the whole list again.
create or replace function note_changed_list() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into waiting_changes (list_id) values (new.id);
  return null;
end
$$;
