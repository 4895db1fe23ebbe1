-- A deleted list leaves no changes. There is no foreign key, because each contact would look it up.
create or replace function forget_contact_changes()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  delete from contact_changes where list_id = old.id;
  return null;
end
$$;
