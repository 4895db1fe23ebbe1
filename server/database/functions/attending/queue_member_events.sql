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
