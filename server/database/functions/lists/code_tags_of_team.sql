-- The tags of the code fields of all lists of the acting team. Each list's own rows are walled off from the others.
create or replace function code_tags_of_team() returns table (list_id uuid, name text, tag text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.name, f.tag from fields f join lists l on l.id = f.list_id
where l.owner_id = acting_team() and l.gone_since is null and f.role = 'code' and f.gone_since is null;
$$;
