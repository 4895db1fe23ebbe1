-- The list that the list with this id was merged into. Null if it was not merged.
create or replace function merged_into(p_key text)
returns uuid
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select m.into_list from merged_lists m
where m.list_id = case when p_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_key::uuid end;
$$;
