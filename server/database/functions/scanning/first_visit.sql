-- The first entry of a contact that counts, by number: at all shared occasions, or at this occasion if it counts alone.
-- Planned without sorting, so that the ordered index is used even if the table was empty at planning time.
create or replace function first_visit(p_list uuid, p_contact uuid, p_own uuid) returns table (
  scan_id uuid, came_at timestamptz, door text
)
language plpgsql stable security definer set search_path = listpass, pg_temp rows 1 set enable_sort = off as $$
#variable_conflict use_column
begin
  return query select s.scan_id, coalesce(s.corrected_at, s.received_at), s.door from scans s
  where s.list_id = p_list and s.contact_id = p_contact and s.number is not null and s.standing = 'counts'
    and case when p_own is null then not s.is_own else s.occasion_id = p_own end
  order by s.number limit 1;
end
$$;
