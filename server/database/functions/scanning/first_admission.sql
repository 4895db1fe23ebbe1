-- The first admission of a contact that counts, by number. Planned without sorting, so that the ordered index is used
-- even if the table was empty at planning time.
create or replace function first_admission(p_list uuid, p_contact uuid)
returns table (came_at timestamptz, door text, scan_id uuid)
language plpgsql stable strict security definer
rows 1
set search_path = listpass, pg_temp
set enable_sort = off
as $$
#variable_conflict use_column
begin
  return query select coalesce(s.corrected_at, s.received_at), s.door, s.scan_id from scans s
  where s.list_id = p_list and s.contact_id = p_contact and s.standing = 'counts' order by s.number limit 1;
end
$$;
