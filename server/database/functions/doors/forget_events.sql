-- A deleted list leaves no events. There is no foreign key, because each scan would look it up.
create or replace function forget_events()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  delete from door_events where list_id = old.id;
  return null;
end
$$;
