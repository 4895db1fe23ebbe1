-- The latest offline admission of a contact that counts, if it is later than this time.
create or replace function last_offline_after(p_list uuid, p_contact uuid, p_at timestamptz, p_scan uuid)
returns setof scans
language plpgsql stable security definer
rows 1
set search_path = listpass, pg_temp
set enable_sort = off
as $$
begin
  return query select s.* from (
    select * from scans x where x.list_id = p_list and x.contact_id = p_contact order by x.number offset 0
  ) s
  where s.standing = 'counts' and s.is_offline and (s.corrected_at, s.scan_id) > (p_at, p_scan)
  order by s.corrected_at desc, s.scan_id desc limit 1;
end
$$;
