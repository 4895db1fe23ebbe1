-- What the doors of a list ask guests. Doors ask for the lists that they were found at.
create or replace function list_asks(p_list uuid)
returns jsonb
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select asks from lists where id = p_list;
$$;
