-- Undoes a scan that counts, an entry or an exit, and records it. Returns the event for the doors. The caller has locked the contact.
create or replace function undo_admission(
  p_scan scans, p_owner uuid, p_is_erased boolean, p_door jsonb, p_record uuid, p_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  is_shared boolean := not p_scan.is_own and not p_scan.is_exit;
begin
  perform correct_scan(p_scan, 'undone', p_at, p_door ->> 'door', (p_door ->> 'session')::uuid, null);
  update contacts set scan_count = scan_count - case when is_shared then 1 else 0 end
  where list_id = p_scan.list_id and id = p_scan.contact_id;
  perform recount_visits(p_scan.list_id, coalesce(p_scan.occasion_id, p_scan.list_id), array[p_scan.contact_id]);
  if is_shared and not p_is_erased then
    perform queue_writes(p_scan.list_id, array[p_scan.contact_id]);
  end if;
  perform note_undone(p_scan, p_owner, p_door, p_record, p_at);
  return jsonb_build_object('kind', 'undone', 'scan_id', p_scan.scan_id, 'contact_id', p_scan.contact_id, 'door', p_scan.door);
end
$$;
