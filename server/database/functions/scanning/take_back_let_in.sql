-- Undoes the entries by let_in_refused that still count, when the organiser answers otherwise.
create or replace function take_back_let_in(
  p_list uuid, p_scan uuid, p_team uuid, p_member jsonb, p_records uuid[]
) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  one record;
begin
  for one in
    select s.scan_id, p_records[row_number() over (order by s.number)] as record_id from scans s
    join scans r on r.list_id = s.list_id and r.scan_id = p_scan and r.contact_id = s.contact_id
    where s.list_id = p_list and s.let_in_for = p_scan and s.standing = 'counts' order by s.number
  loop
    perform take_back_scan(p_list, jsonb_build_object('team', p_team, 'member', p_member, 'door', p_member ->> 'name'),
      one.scan_id, interval '0', one.record_id);
  end loop;
end
$$;
