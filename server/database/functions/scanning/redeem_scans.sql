-- For servers of the previous release, which know no occasions (decision 69); the next release removes it.
create or replace function redeem_scans(
  p_list uuid,
  p_scans uuid[],
  p_people uuid[],
  p_sessions uuid[],
  p_links uuid[],
  p_doors text[],
  p_codes text[],
  p_texts text[],
  p_times timestamptz[]
)
returns table (
  scan_id uuid,
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
select d.scan_id, d.code_key, d.reason, d.contact_id, d.display_value, d.scan_count, d.max_scans, d.first_at, d.first_door,
  d.other_list, d.received_at, d.standing
from decide_scans(p_list, p_scans, p_people, p_sessions, p_links, p_doors, p_codes, p_texts, p_times, null, null) d;
$$;
