-- The admissions of these contacts, each with its place in the order of their times.
create or replace function admissions_in_time(p_list uuid, p_contacts uuid[])
returns table (contact_id uuid, scan_id uuid, number int, place int)
language sql stable
as $$
select x.contact_id, x.scan_id, x.number, row_number() over (partition by x.contact_id
  order by coalesce(x.corrected_at, x.received_at), x.received_at, x.scan_id)::int
from scans x join unnest(p_contacts) as u (id) on u.id = x.contact_id
where x.list_id = p_list and x.standing is not null and not x.is_exit;
$$;
