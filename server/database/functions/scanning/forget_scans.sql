-- Deletes the scans and admissions of a deleted list. A foreign key would cost each scan a lookup.
create or replace function forget_scans() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from scans where list_id = old.id;
  delete from admissions where list_id = old.id;
  return null;
end
$$;
