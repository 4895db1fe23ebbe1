-- Why a contact may not come in, however often its code was used; null if nothing forbids it. The planner inlines it.
-- kept_out: the statuses that the list turns away; null for none.
create or replace function why_turned_away(
  removed_at timestamptz, erased_at timestamptz, status text, is_blocked boolean, max_scans int, admits_removed boolean,
  kept_out text[]
) returns text
language sql immutable parallel safe as $$
select case
  when removed_at is not null and (erased_at is not null or not admits_removed) then 'removed'
  when status = any (kept_out) then 'not_a_guest'
  when is_blocked or max_scans = 0 then 'blocked' end;
$$;
