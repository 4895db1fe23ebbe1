-- Prevents erasing contacts of this list until the end of the transaction. Transactions that add members share this
-- lock.
create or replace function hold_erasing(p_list uuid) returns void
language sql as $$
select pg_advisory_xact_lock_shared(hashtextextended('erasing in ' || p_list, 0));
$$;
