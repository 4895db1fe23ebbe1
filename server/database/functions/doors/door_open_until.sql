-- When this door stops admitting guests: when its link expires or was switched off, otherwise never. Null if the
-- session has ended. Ending the link's sessions waits for this transaction.
create or replace function door_open_until(p_list uuid, p_session uuid, p_link uuid) returns timestamptz
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  ends timestamptz;
begin
  if p_link is null then return 'infinity'; end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  select coalesce(least(k.expires_at, k.switched_off_at), 'infinity') into ends
  from scanner_sessions s join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
  return ends;
end
$$;
