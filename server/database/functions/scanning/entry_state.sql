-- The state as in domain/offline-entry.ts: 0 decided by its counts, 1 blocked, 2 no longer admitted, 4 not a guest.
create or replace function entry_state(c contacts, admits_removed boolean, kept_out text[]) returns int
language sql immutable parallel safe as $$
select case
  when c.removed_at is not null and (c.erased_at is not null or not admits_removed) then 2
  when c.status = any (kept_out) then 4
  when c.is_blocked or c.max_scans = 0 then 1
  else 0 end;
$$;
