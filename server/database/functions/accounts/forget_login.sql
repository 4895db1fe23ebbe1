-- Deletes the rate limit and the slots of a login when its last account is deleted.
create or replace function forget_login() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if not exists (select from accounts where login_key = old.login_key) then
    delete from login_paces where login_key = old.login_key;
    delete from slot_leases where login_key = old.login_key;
  end if;
  return null;
end
$$;
