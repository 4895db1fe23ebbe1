-- Another field is shown: the texts of the list are out of date.
create or replace function doubt_texts()
returns trigger
language plpgsql
as $$
begin
  new.texts_are_right := false;
  return new;
end
$$;
