-- The key to lock a scanner link by: scans share the lock, and ending the sessions of the link takes it alone. Advisory
-- locks are granted in the order in which they were asked for, so a busy door does not keep its organiser waiting.
create or replace function scanner_link_key(link uuid)
returns bigint
language sql immutable parallel safe
as $$
select hashtextextended('scanner-link:' || link::text, 0);
$$;
