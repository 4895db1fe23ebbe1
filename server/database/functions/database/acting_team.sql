-- The team whose rows are visible. Null outside of a scope: then no row is visible. A server of the previous release
-- names only the person. It means the person's own team, which has the same id.
create or replace function acting_team()
returns uuid
language sql stable parallel safe
as $$
select coalesce(nullif(current_setting('listpass.team', true), ''),
  nullif(current_setting('listpass.person', true), ''))::uuid;
$$;
