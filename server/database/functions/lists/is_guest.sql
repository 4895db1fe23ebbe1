-- Whether a contact counts as a guest: in the list now, with a status that counts. The planner inlines it.
create or replace function is_guest(removed_at timestamptz, status text, uncounted text[]) returns boolean
language sql immutable parallel safe as $$
select removed_at is null and status <> all (uncounted);
$$;
