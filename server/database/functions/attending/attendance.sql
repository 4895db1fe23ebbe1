-- What a list tells Mailchimp of contacts that came: lists with something to tell, and how events of doors are taken
-- in.

-- Tells all servers that the doors of a list have events that Mailchimp should hear of. While earlier events are waiting,
-- the list is looked at anyway.
create or replace function announce_attendance() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  if exists (select from attendance n
    where n.list_id = new.list_id and (n.writes_tags or n.sends_events) and n.heard_seq = old.seq) then
    perform pg_notify('listpass_work', 'attending');
  end if;
  return null;
end
$$;

-- Takes in what happened at the doors of a list since the last look, as wishes for tags and as events of members. It reads
-- events that scans have committed, so no scan waits for it. Cursor and rows belong to one transaction: a server that is
-- killed loses none, and a second node finds the cursor moved. True if there is more.
create or replace function take_attendance(p_list uuid, p_most int) returns boolean
language plpgsql as $$
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

-- Queues an event for each of these scans, or of all scans since p_from, that counts, of contacts with an
-- email. One that was undone, or lost in a conflict, gets a second event if Mailchimp may have the first one. An event that still
-- waits is dropped when it is no longer true.
create or replace function queue_member_events(p_list uuid, p_scans uuid[], p_from timestamptz) returns void
language plpgsql as $$
begin
  delete from member_events e using scans s
  where e.list_id = p_list and e.state = 'waiting' and (p_scans is null or e.scan_id = any (p_scans))
    and s.list_id = p_list and s.scan_id = e.scan_id and e.is_undo = (s.standing = 'counts');

  insert into member_events (list_id, scan_id, is_undo, contact_id, occasion, door, number, at)
  select p_list, s.scan_id, false, s.contact_id, coalesce(nullif(o.name, ''), l.name), s.door, s.scan_count,
    coalesce(s.corrected_at, s.received_at)
  from scans s
  join lists l on l.id = p_list
  join lateral (select n.email from contacts n
    where n.list_id = p_list and n.id between s.contact_id and s.contact_id order by n.id limit 1) c on c.email <> ''
  left join occasions o on o.list_id = p_list and o.id = coalesce(s.occasion_id, p_list)
  where s.list_id = p_list and s.number is not null and s.standing = 'counts' and s.received_at >= p_from
    and (p_scans is null or s.scan_id = any (p_scans))
  on conflict do nothing;

  insert into member_events (list_id, scan_id, is_undo, contact_id, occasion, door, number, at)
  select p_list, e.scan_id, true, e.contact_id, e.occasion, e.door, e.number, now()
  from member_events e join scans s on s.list_id = p_list and s.scan_id = e.scan_id
  where e.list_id = p_list and not e.is_undo and e.state in ('asked', 'sent') and s.standing <> 'counts'
    and (p_scans is null or e.scan_id = any (p_scans))
  on conflict do nothing;
end
$$;
