-- Whether the list's team has left this installation.
create or replace function has_left(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select coalesce((select l.has_left from lists l where l.id = p_list), false);
$$;
