-- Marks a list's search texts as outdated, because another field is shown.
create or replace function doubt_texts() returns trigger
language plpgsql as $$
begin
  new.texts_are_right := false;
  return new;
end
$$;
