-- Rewrites the search text of a contact whose email or fields have changed.
create or replace function note_changed_text() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  shown text := (select display_field from lists where id = new.list_id);
  line text := search_line(new.email, new.merge_fields, shown);
begin
  if line <> search_line(old.email, old.merge_fields, shown) then
    insert into contact_texts (list_id, contact_ids, lines) values (new.list_id, array[new.id], line);
  end if;
  return null;
end
$$;
