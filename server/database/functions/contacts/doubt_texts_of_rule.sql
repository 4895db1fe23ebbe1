-- A deleted rule leaves the values that it wrote into a field that is shown: the texts of the list are out of date.
create or replace function doubt_texts_of_rule()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  update lists set texts_are_right = false
  where id = old.list_id and old.then_field in ('FNAME', 'LNAME', display_field);
  return null;
end
$$;
