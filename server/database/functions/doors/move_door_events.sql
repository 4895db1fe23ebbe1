-- Appends the events of a list to those of another list. It must be the last step of a transaction.
create or replace function move_door_events(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  many int := (select count(*) from door_events where list_id = p_from);
  last bigint;
begin
  if many = 0 then return; end if;
  last := take_door_seqs(p_into, many);
  insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
  select p_into, last - many + row_number() over (order by e.seq), e.kind, e.scan_id, coalesce(t.into_id, e.contact_id), e.door,
    e.at
  from door_events e left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = e.contact_id
  where e.list_id = p_from;
  delete from door_events where list_id = p_from;
end
$$;
