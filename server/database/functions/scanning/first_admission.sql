-- For servers of the previous release, which know no occasions (decision 69); the next release removes it.
create or replace function first_admission(p_list uuid, p_contact uuid)
returns table (came_at timestamptz, door text, scan_id uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select f.came_at, f.door, f.scan_id from first_visit(p_list, p_contact, null) f;
$$;
