-- Undoing a scan.

-- Undoes an accepted scan, an entry or an exit, for the organiser or, within a time limit, for the door that made it.
-- Returns the result. No row for a door that no longer belongs to the list. An admission that was undone before stays
-- unchanged. With the owner's rights, because no request may write scans or guests of doors itself, and one statement
-- without a scope saves a round trip.
create or replace function take_back_scan(
  p_list uuid, p_door jsonb, p_scan uuid, p_within interval, p_record uuid
) returns table (outcome text, decided decision)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  s scans;
  c contacts;
  owner uuid;
  ended text;
  ends timestamptz;
  arrived timestamptz := clock_timestamp();
begin
  select * into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid, door text);
  ends := door_open_until(p_list, d.session, d.link);
  select owner_id into owner from lists where id = p_list and owner_id = d.team for key share;
  if owner is null or ends is null then return; end if;
  perform stop_if_left(owner);

  -- A scan changes only while its contact is locked.
  select * into c from contacts x
  where x.list_id = p_list and x.id = (select y.contact_id from scans y where y.list_id = p_list and y.scan_id = p_scan)
  for no key update;
  select * into s from scans x where x.list_id = p_list and x.scan_id = p_scan;

  ended := case
    when s.scan_id is null then 'not_found'
    when ends <= arrived then 'link_expired'
    when d.link is not null and s.session_id is distinct from d.session then 'other_door'
    when s.standing is null then 'refused'
    when s.standing = 'conflict' then 'conflict'
    when s.standing = 'counts' and d.link is not null and s.received_at < arrived - p_within then 'too_late'
    else 'undone' end;

  if ended = 'undone' and s.standing = 'counts' then
    perform add_door_events(p_list, jsonb_build_array(
      undo_admission(s, owner, c.erased_at is not null, p_door, p_record, arrived)), arrived);
    s.standing := 'undone';
    select x.scan_count, x.given_back into c.scan_count, c.given_back from contacts x where x.list_id = p_list and x.id = c.id;
  end if;
  return query select ended, row(s.scan_id, s.code_key, s.reason, s.contact_id, s.display_value,
    case when s.is_own then used_alone(o, coalesce(m.entries, 0), coalesce(m.inside, 0), coalesce(m.on_day, 0))
      else c.scan_count - c.given_back end,
    case when s.is_own then most_at(o, c.max_scans) else c.max_scans end, s.first_at,
    s.first_door, s.other_list, s.received_at, s.standing, s.occasion_id, s.is_exit, case when m.contact_id is null then s.facts
      else s.facts || jsonb_build_object('admission', jsonb_build_object('entries', m.entries, 'inside', m.inside, 'day', m.day,
        'on_day', m.on_day)) end)::decision
  from (select 1) one
  left join occasions o on o.list_id = p_list and o.id = coalesce(s.occasion_id, p_list)
  left join admissions m on m.list_id = p_list and m.occasion_id = o.id and m.contact_id = c.id;
end
$$;

-- Undoes a scan that counts, an entry or an exit, and records it. Returns the event for the doors. The caller has locked the contact.
create or replace function undo_admission(
  p_scan scans, p_owner uuid, p_is_erased boolean, p_door jsonb, p_record uuid, p_at timestamptz
) returns jsonb
language plpgsql as $$
declare
  is_shared boolean := not p_scan.is_own and not p_scan.is_exit;
begin
  perform correct_scan(p_scan, 'undone', p_at, p_door ->> 'door', (p_door ->> 'session')::uuid, null);
  update contacts set scan_count = scan_count - case when is_shared then 1 else 0 end
  where list_id = p_scan.list_id and id = p_scan.contact_id;
  perform recount_visits(p_scan.list_id, coalesce(p_scan.occasion_id, p_scan.list_id), array[p_scan.contact_id]);
  if is_shared and not p_is_erased then
    perform queue_writes(p_scan.list_id, array[p_scan.contact_id]);
  end if;
  perform note_undone(p_scan, p_owner, p_door, p_record, p_at);
  return jsonb_build_object('kind', 'undone', 'scan_id', p_scan.scan_id, 'contact_id', p_scan.contact_id, 'door', p_scan.door);
end
$$;

-- Ends the standing of an admission; every change of a standing goes through here.
create or replace function correct_scan(
  p_scan scans, p_kind text, p_at timestamptz, p_door text, p_session uuid, p_for uuid
) returns void
language plpgsql as $$
begin
  with changed as (
    update scans set standing = p_kind where list_id = p_scan.list_id and scan_id = p_scan.scan_id
    returning list_id, scan_id
  )
  insert into scan_corrections (list_id, scan_id, kind, at, door, session_id, for_scan_id)
  select list_id, scan_id, p_kind, p_at, p_door, p_session, p_for from changed;
end
$$;

-- Records in the log that a door or a member undid a scan.
create or replace function note_undone(p_scan scans, p_owner uuid, p_door jsonb, p_record uuid, p_at timestamptz) returns void
language sql as $$
select note_member_change(p_owner, p_record, p_scan.list_id,
  case when p_door ->> 'link' is null then 'organiser' else p_door ->> 'door' end, nullif(p_door -> 'member', 'null'), 'scan_undone',
  jsonb_build_object('contact', p_scan.contact_id, 'scan', p_scan.scan_id), p_at);
$$;
