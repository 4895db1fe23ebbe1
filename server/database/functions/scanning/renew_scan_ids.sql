-- A scan id is unique in a list. So a scan of p_from gets a new id if p_into already has its id.
create or replace function renew_scan_ids(p_from uuid, p_into uuid)
returns table (old_id uuid, new_id uuid)
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
#variable_conflict use_column
declare
  twin record;
begin
  for twin in
    select q.scan_id as id, gen_random_uuid() as fresh from scans q
    join scans p on p.list_id = p_into and p.scan_id = q.scan_id where q.list_id = p_from
  loop
    update scans set scan_id = twin.fresh where list_id = p_from and scan_id = twin.id;
    update scan_corrections set scan_id = twin.fresh where list_id = p_from and scan_id = twin.id;
    update scan_corrections set for_scan_id = twin.fresh where list_id = p_from and for_scan_id = twin.id;
    return query select twin.id, twin.fresh;
  end loop;
end
$$;
