-- As domain/offline-entry.ts has it: 0 as the counts say, 1 blocked, 2 no longer let in.
create or replace function offline_state(c contacts, admits_removed boolean)
returns int
language sql immutable parallel safe
as $$
select case
  when c.removed_at is not null and (c.erased_at is not null or not admits_removed) then 2
  when c.is_blocked or c.max_scans = 0 then 1
  else 0 end;
$$;
