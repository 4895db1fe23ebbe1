-- For servers of the previous release, which know no uncounted statuses (decision 70); the next release removes it. Why
-- a contact may not come in, however often its code was used; null if nothing forbids it. The planner inlines it.
create or replace function why_barred(
  removed_at timestamptz,
  erased_at timestamptz,
  is_blocked boolean,
  max_scans int,
  admits_removed boolean
)
returns text
language sql immutable parallel safe
as $$
select case
  when removed_at is not null and (erased_at is not null or not admits_removed) then 'removed'
  when is_blocked or max_scans = 0 then 'blocked' end;
$$;
