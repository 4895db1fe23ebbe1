-- The verdict on an offline scan: why it does not count, or 'ok' if there may be a free place.
create or replace function judge_offline(c contacts, l lists, p_at timestamptz, p_until timestamptz, p_code text) returns text
language sql immutable set search_path = listpass, pg_temp as $$
select case
  when p_at >= p_until then 'link_expired'
  when p_code is null then 'malformed'
  when c.id is null then 'unknown_code'
  else coalesce(why_turned_away(c.removed_at, c.erased_at, c.status, c.is_blocked, c.max_scans, l.admits_removed,
    l.kept_out), 'ok') end;
$$;
