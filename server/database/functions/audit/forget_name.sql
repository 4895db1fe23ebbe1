-- The log of a team keeps a deleted person's changes without the name.
create or replace function forget_name() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update audit_log set member_name = null where member_id = old.id;
  return null;
end
$$;
