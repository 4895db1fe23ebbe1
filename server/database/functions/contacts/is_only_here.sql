-- Whether a contact is a guest whom a door added, and whom Mailchimp does not have. The planner inlines it.
create or replace function is_only_here(status text, held_code text) returns boolean
language sql immutable parallel safe as $$
select status = 'door' and held_code is null;
$$;
