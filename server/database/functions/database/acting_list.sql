-- The list of the acting scope. Null unless the list is the acting team's: the function reads lists as the caller, with
-- row-level security.
create or replace function acting_list() returns uuid
language sql stable parallel safe as $$
select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid;
$$;
