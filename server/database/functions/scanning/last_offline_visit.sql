-- The latest offline entry of a contact that counts and competes for the same place, if it is later than this time.
-- Looks at all shared occasions, or at one occasion that counts alone; with a day, at that day only.
create or replace function last_offline_visit(
  p_list uuid, p_contact uuid, o occasions, p_day int, p_at timestamptz, p_scan uuid
) returns setof scans
language plpgsql stable security definer set search_path = listpass, pg_temp rows 1 set enable_sort = off as $$
begin
  return query select s.* from (
    select * from scans x where x.list_id = p_list and x.contact_id = p_contact order by x.number offset 0
  ) s
  where s.standing = 'counts' and s.is_offline and not s.is_exit and (s.corrected_at, s.scan_id) > (p_at, p_scan)
    and case when o.own_max is null then not s.is_own else s.occasion_id = o.id end
    and (p_day is null or coalesce(s.occasion_id, p_list) = o.id and local_day(s.corrected_at, o.zone, o.day_begins) = p_day)
  order by s.corrected_at desc, s.scan_id desc limit 1;
end
$$;
