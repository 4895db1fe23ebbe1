-- The owner of an account, for background work without a scope.
create or replace function owner_of_account(wanted uuid) returns uuid
language sql stable security definer set search_path = listpass, pg_temp as $$
select owner_id from accounts where id = wanted;
$$;
