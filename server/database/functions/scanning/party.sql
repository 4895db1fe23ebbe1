-- Several people who come in with one code.

-- Takes as many places of one code as are left, at most one for each scan id, in one transaction. The first scan is decided and
-- stored as any other, so a refusal has its reason. Each further one counts, or leaves no trace but its reason: the row after the
-- last that counts. Scans that were already decided keep their answer, and a repeated call decides no further ones: its door may
-- have said that they found no place. With the owner's rights, because no request may write scans or guests of doors
-- itself, and one statement without a scope saves a round trip.
create or replace function redeem_party(
  p_list uuid, p_scans uuid[], p_person uuid, p_session uuid, p_link uuid, p_door text, p_code text, p_text text,
  p_time timestamptz, p_occasion uuid, p_exit boolean
) returns setof decision
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  one uuid;
  d record;
  is_repeated boolean;
  why text;
begin
  -- The same call may come twice at the same moment.
  perform pg_advisory_xact_lock(hashtextextended(p_scans[1]::text, 0));
  is_repeated := exists (select from scans s where s.list_id = p_list and s.scan_id = p_scans[1]);
  foreach one in array p_scans loop
    exit when is_repeated and not exists (select from scans s where s.list_id = p_list and s.scan_id = one);
    begin
      select * into d from decide_scans(p_list, array[one], array[p_person], array[p_session],
        case when p_link is not null then array[p_link] end, array[p_door], array[p_code],
        case when p_text is not null then array[p_text] end, case when p_time is not null then array[p_time] end,
        case when p_occasion is not null then array[p_occasion] end, case when p_exit then array[true] end);
      if one <> p_scans[1] then why := d.reason; end if;
      if why <> 'ok' then raise exception 'no place' using errcode = 'LP001'; end if;
    exception when sqlstate 'LP001' then
      exit;
    end;
    exit when d.scan_id is null;
    return query select d.scan_id, d.code_key, d.reason, d.contact_id, d.display_value, d.scan_count, d.max_scans, d.first_at,
      d.first_door, d.other_list, d.received_at, d.standing, d.occasion_id, d.is_exit, d.facts;
    exit when d.reason <> 'ok';
  end loop;
  if is_repeated then
    select s.rest_reason into why from scans s where s.list_id = p_list and s.scan_id = p_scans[1];
  else
    why := nullif(why, 'ok');
    update scans s set party_id = p_scans[1], rest_reason = case when s.scan_id = p_scans[1] then why end
    where s.list_id = p_list and s.scan_id = any (p_scans) and s.party_id is null and cardinality(p_scans) > 1;
  end if;
  if why is not null then
    return query select one, d.code_key, why, d.contact_id, d.display_value, d.scan_count, d.max_scans, d.first_at, d.first_door,
      d.other_list, d.received_at, null::text, d.occasion_id, d.is_exit, d.facts;
  end if;
end
$$;
