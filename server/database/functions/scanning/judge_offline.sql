-- The verdict on a scan that a door decided by itself: why it does not count, or 'ok' when there may be a place.
create or replace function judge_offline(c contacts, l lists, p_at timestamptz, p_until timestamptz, p_code text)
returns text
language sql immutable
set search_path = listpass, pg_temp
as $$
select case
  when p_at >= p_until then 'link_expired'
  when p_code is null then 'malformed'
  when c.id is null then 'unknown_code'
  when c.removed_at is not null and (c.erased_at is not null or not l.admits_removed) then 'removed'
  when c.is_blocked or c.max_scans = 0 then 'blocked'
  else 'ok' end;
$$;
