-- The list that the acting person works on. Null unless it is theirs: the function reads lists as the caller, behind
-- their wall.
create or replace function acting_list()
returns uuid
language sql stable parallel safe
as $$
select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid;
$$;
