-- The logo at this secret address, which only the pages with the logo contain.
create or replace function logo_of(p_id uuid) returns bytea
language sql stable security definer set search_path = listpass, pg_temp as $$
select logo from brandings where logo_id = p_id;
$$;
