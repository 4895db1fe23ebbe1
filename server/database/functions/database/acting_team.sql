-- The team whose rows are visible. Null outside of a team's scope: then no row of any team is visible.
create or replace function acting_team() returns uuid
language sql stable parallel safe as $$
select nullif(current_setting('listpass.team', true), '')::uuid;
$$;
