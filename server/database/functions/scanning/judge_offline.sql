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
  else coalesce(why_barred(c.removed_at, c.erased_at, c.is_blocked, c.max_scans, l.admits_removed), 'ok') end;
$$;
