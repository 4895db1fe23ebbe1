-- The acting scope of a transaction. The policies of row-level security ask these functions.

-- The acting person. Null outside of a scope; then no row is visible.
create or replace function acting_person() returns uuid
language sql stable parallel safe as $$
select nullif(current_setting('listpass.person', true), '')::uuid;
$$;

-- The team whose rows are visible. Null outside of a team's scope: then no row of any team is visible.
create or replace function acting_team() returns uuid
language sql stable parallel safe as $$
select nullif(current_setting('listpass.team', true), '')::uuid;
$$;

-- The list of the acting scope. Null unless the list is the acting team's: the function reads lists as the caller, with
-- row-level security.
create or replace function acting_list() returns uuid
language sql stable parallel safe as $$
select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid;
$$;
