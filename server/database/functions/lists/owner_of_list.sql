-- The owner of a list, for background work without a scope.
create or replace function owner_of_list(wanted uuid) returns uuid
language sql stable security definer set search_path = listpass, pg_temp as $$
select owner_id from lists where id = wanted;
$$;
