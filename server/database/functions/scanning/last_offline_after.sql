-- For servers of the previous release, which know no occasions (decision 69); the next release removes it.
create or replace function last_offline_after(p_list uuid, p_contact uuid, p_at timestamptz, p_scan uuid)
returns setof scans
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select * from last_offline_visit(p_list, p_contact, null, null, p_at, p_scan);
$$;
