-- The acting person. Null outside of a scope; then no row is visible.
create or replace function acting_person() returns uuid
language sql stable parallel safe as $$
select nullif(current_setting('listpass.person', true), '')::uuid;
$$;
