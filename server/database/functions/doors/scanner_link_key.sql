-- The lock key of a scanner link. Scans share the lock; ending the link's sessions takes it exclusively. Advisory locks
-- are granted in request order, so a busy door does not keep its organiser waiting.
create or replace function scanner_link_key(link uuid) returns bigint
language sql immutable parallel safe as $$
select hashtextextended('scanner-link:' || link::text, 0);
$$;
