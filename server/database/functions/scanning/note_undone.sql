-- Records in the log that a door or a member undid a scan.
create or replace function note_undone(p_scan scans, p_owner uuid, p_door jsonb, p_record uuid, p_at timestamptz) returns void
language sql security definer set search_path = listpass, pg_temp as $$
select note_member_change(p_owner, p_record, p_scan.list_id,
  case when p_door ->> 'link' is null then 'organiser' else p_door ->> 'door' end, nullif(p_door -> 'member', 'null'), 'scan_undone',
  jsonb_build_object('contact', p_scan.contact_id, 'scan', p_scan.scan_id), p_at);
$$;
