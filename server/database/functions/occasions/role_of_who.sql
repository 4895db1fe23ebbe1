-- The role of the field in an occasion's condition, if it is one of our three.
create or replace function role_of_who(p_list uuid, p_who jsonb) returns text
language sql stable as $$
select f.role from fields f where f.list_id = p_list and f.tag = p_who ->> 'tag' and f.gone_since is null limit 1;
$$;
