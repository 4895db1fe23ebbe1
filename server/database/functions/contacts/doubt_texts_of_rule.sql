-- Marks a list's search texts as outdated: a deleted rule leaves its values in a field that is shown.
create or replace function doubt_texts_of_rule() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update lists set texts_are_right = false
  where id = old.list_id and old.then_field in ('FNAME', 'LNAME', display_field);
  return null;
end
$$;
