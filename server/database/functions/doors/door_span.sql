-- The period in which this door could admit guests. It begins with the making of its link. It ends when the link
-- expires or is switched off, or when the list or its account is closed. Scans from that period are accepted for the
-- grace period after it. An organiser's own door has no such ends. No row if the session has ended. Ending the link's
-- sessions waits for this transaction.
create or replace function door_span(p_list uuid, p_session uuid, p_link uuid) returns table (
  begins timestamptz, ends timestamptz, closes timestamptz, grace interval
)
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if p_link is null then
    return query select '-infinity'::timestamptz, 'infinity'::timestamptz, 'infinity'::timestamptz, interval '72 hours';
    return;
  end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  return query
  select k.created_at, coalesce(least(k.expires_at, k.switched_off_at), 'infinity'),
    coalesce(least(l.closed_at, a.switched_off_at), 'infinity'), interval '72 hours'
  from scanner_sessions s
  join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  join lists l on l.id = s.list_id
  join accounts a on a.id = l.account_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
end
$$;
