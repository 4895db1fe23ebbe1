-- Takes in what happened at the doors of a list since the last look, as wishes for tags and as events of members. It reads
-- events that scans have committed, so no scan waits for it. Cursor and rows belong to one transaction: a server that is
-- killed loses none, and a second node finds the cursor moved. True if there is more.
create or replace function take_attendance(p_list uuid, p_most int) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  a attendance;
  latest bigint;
  upto bigint;
  -- Null: all scans of the list.
  touched uuid[];
begin
  select * into a from attendance where list_id = p_list for update;
  if a.list_id is null or not (a.writes_tags or a.sends_events) then return false; end if;
  latest := (select q.seq from door_seqs q where q.list_id = p_list);
  if latest = a.heard_seq then return false; end if;
  upto := latest;
  -- Events that were swept before this look leave a gap: then all scans are looked at.
  if exists (select from door_events e where e.list_id = p_list and e.seq = a.heard_seq + 1) then
    upto := least(latest, a.heard_seq + p_most);
    touched := array(select distinct e.scan_id from door_events e
      where e.list_id = p_list and e.seq > a.heard_seq and e.seq <= upto);
  end if;
  if a.writes_tags then perform wish_tags(p_list, touched); end if;
  if a.sends_events then perform queue_member_events(p_list, touched, a.events_from); end if;
  update attendance set heard_seq = upto where list_id = p_list;
  return upto < latest;
end
$$;
