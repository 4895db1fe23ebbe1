-- How the doors of a list count a code with more than one place left. Doors ask for the lists that they were found at.
create or replace function list_party(p_list uuid) returns text
language sql stable security definer set search_path = listpass, pg_temp as $$
select party from lists where id = p_list;
$$;
