-- A deleted list leaves no pending writes. There is no foreign key, because each scan would look it up.
create or replace function forget_writes()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  delete from pending_writes where list_id = old.id;
  return null;
end
$$;
