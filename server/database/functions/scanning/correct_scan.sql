-- Ends the standing of an admission; every change of a standing goes through here.
create or replace function correct_scan(
  p_scan scans, p_kind text, p_at timestamptz, p_door text, p_session uuid, p_for uuid
) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  with changed as (
    update scans set standing = p_kind where list_id = p_scan.list_id and scan_id = p_scan.scan_id
    returning list_id, scan_id
  )
  insert into scan_corrections (list_id, scan_id, kind, at, door, session_id, for_scan_id)
  select list_id, scan_id, p_kind, p_at, p_door, p_session, p_for from changed;
end
$$;
