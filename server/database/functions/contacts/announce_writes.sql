-- Tells all servers that a list has pending writes. A list that had some before is looked at anyway, so a rush of scans
-- announces its first writes only: commits with an announcement wait for each other.
create or replace function announce_writes() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if exists (
    select from (select a.list_id, count(*) as many from added a group by a.list_id) n
    where not exists (select from pending_writes w where w.list_id = n.list_id offset n.many)
  ) then
    perform pg_notify('listpass_work', 'write-back');
  end if;
  return null;
end
$$;
