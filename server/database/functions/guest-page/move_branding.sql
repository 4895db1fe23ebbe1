-- Gives the branding of a list to the list that it is merged into, unless that list has its own.
create or replace function move_branding(p_from uuid, p_into uuid)
returns void
language sql volatile security definer
set search_path = listpass, pg_temp
as $$
update brandings set list_id = p_into
where list_id = p_from and not exists (select from brandings b where b.list_id = p_into);
$$;
