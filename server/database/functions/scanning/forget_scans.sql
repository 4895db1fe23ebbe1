-- A deleted list leaves no scans and no pending writes. There are no foreign keys, because each scan would look them
-- up.
create or replace function forget_scans()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  delete from pending_writes where list_id = old.id;
  delete from scans where list_id = old.id;
  return null;
end
$$;
