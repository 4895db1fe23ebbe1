-- For servers of the previous release, which know no occasions (decision 69); the next release removes it.
create or replace function hand_in_scans(p_list uuid, p_door jsonb, p_scans jsonb)
returns table (
  place int,
  code_key text,
  reason text,
  contact_id uuid,
  display_value text,
  scan_count int,
  max_scans int,
  first_at timestamptz,
  first_door text,
  other_list text,
  received_at timestamptz,
  standing text
)
language sql security definer
set search_path = listpass, pg_temp
as $$
select d.place, d.code_key, d.reason, d.contact_id, d.display_value, d.scan_count, d.max_scans, d.first_at, d.first_door,
  d.other_list, d.received_at, d.standing
from take_in_scans(p_list, p_door, p_scans) d;
$$;
