-- Scans that a door decided without a connection.

-- Takes in a door's offline scans, in the order of its decisions. No row for a door that no longer belongs to the list.
-- The contacts are locked first, in the order of their ids, as in decide_scans. The door has decided opening times,
-- invitation and capacity. They are not checked again, because the guest is already in. A scan that the door has taken back since is
-- kept, and never counts. With the owner's rights, because no request may write scans or guests of doors itself, and one
-- statement without a scope saves a round trip.
create or replace function take_in_scans(p_list uuid, p_door jsonb, p_scans jsonb) returns setof decision
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  s record;
  l lists;
  c contacts;
  o occasions;
  m admissions;
  k scanner_links;
  kept scans;
  loser scans;
  given jsonb;
  effects jsonb;
  events jsonb := '[]';
  span record;
  is_late boolean;
  first record;
  -- The day of the entry, where the occasion counts days.
  day int;
  on_day int;
  is_free boolean;
  -- Places come back after exits or with days, so scans of other times may gain or lose theirs.
  has_turns boolean;
  is_timed boolean;
  -- The door took the scan back before it was sent: it never counts.
  is_undone boolean;
  moved record;
  other scans;
  visit_count int;
  -- The occasions at which a scan has gained or lost its place.
  touched uuid[];
  now_inside int;
  arrived timestamptz := clock_timestamp();
begin
  select * into d from jsonb_to_record(p_door) as x (team uuid, session uuid, link uuid, door text);
  select * into span from door_span(p_list, d.session, d.link);
  select * into l from lists where id = p_list and owner_id = d.team for key share;
  if l.id is null or span.begins is null then return; end if;
  if l.has_left then perform stop_if_left(l.owner_id); end if;
  is_late := arrived >= least(span.ends, span.closes);

  select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value, 'then_field', r.then_field,
    'then_value', r.then_value) order by r.position) into given from rules r where r.list_id = p_list;

  has_turns := exists (select from occasions x where x.list_id = p_list and x.own_max is null and x.again <> 'never');

  select * into k from scanner_links x where x.list_id = p_list and x.id = d.link;

  perform 1 from contacts c
  where c.list_id = p_list
    and c.id in (select contact_of_code(p_list, a.code_key) from jsonb_to_recordset(p_scans) as a (code_key text))
  order by c.id for no key update;

  for s in
    -- A time before the link or its list was made, or in the future, is of a wrong clock. The scan then counts as one of now, which
    -- takes no place from another. The order of the door stays.
    select a.*, case when a.corrected_at between greatest(span.begins, l.created_at) and arrived then a.corrected_at
      else arrived - (jsonb_array_length(p_scans) - a.place + 1) * interval '1 microsecond'
      end as came_at from jsonb_to_recordset(p_scans) as a (place int, scan_id uuid,
      text text, code_key text, scanned_at timestamptz, corrected_at timestamptz, told text, occasion_id uuid, is_exit boolean,
      party_id uuid, undone_after timestamptz, record_id uuid)
    order by a.place
  loop
    select * into kept from scans x where x.list_id = p_list and x.scan_id = s.scan_id;
    is_undone := s.undone_after is not null;
    -- An earlier call brought the scan. The door may undo it as if the server had been there, and for as long.
    if is_undone and kept.standing = 'counts' and kept.code_key is not distinct from s.code_key
      and (d.link is null or kept.session_id = d.session and kept.received_at >= s.undone_after) then
      select * into c from contacts x where x.list_id = p_list and x.id = kept.contact_id for no key update;
      events := events || undo_admission(kept, l.owner_id, c.erased_at is not null, p_door, s.record_id, arrived);
      kept.standing := 'undone';
    end if;
    if kept.scan_id is null then
      kept := null;
      kept.reason := case
        when s.came_at >= span.ends or arrived >= span.ends + span.grace then 'link_expired'
        when s.came_at >= span.closes or arrived >= span.closes + span.grace then 'list_inactive'
        when s.told <> 'ok' then s.told end;
      -- A refusal without a contact needs no lookup.
      select * into c from contacts x
      where x.list_id = p_list and x.id = contact_of_code(p_list, s.code_key)
        and coalesce(kept.reason not in ('unknown_code', 'link_expired', 'list_inactive'), true);
      kept.list_id := p_list;
      kept.scan_id := s.scan_id;
      kept.contact_id := c.id;
      kept.code_key := s.code_key;
      kept.text := case when s.code_key is null then left(s.text, 200) end;
      kept.door := d.door;
      kept.session_id := d.session;
      kept.display_value := coalesce(display_value(c.merge_fields, c.email, l.display_field), '');
      kept.scan_count := coalesce(c.scan_count, 0);
      kept.max_scans := c.max_scans;
      kept.scanned_at := s.scanned_at;
      kept.received_at := arrived;
      kept.is_offline := true;
      kept.corrected_at := s.came_at;
      kept.is_late := is_late;
      kept.party_id := s.party_id;
      -- The link may have another occasion or direction by now. The scan keeps those for which it was made.
      kept.occasion_id := nullif(coalesce(s.occasion_id, occasion_of_link(k, s.came_at), p_list), p_list);
      kept.is_exit := coalesce(s.is_exit, k.direction = 'out', false);
      o := null;
      select * into o from occasions x where x.list_id = p_list and x.id = coalesce(kept.occasion_id, p_list);
      if kept.occasion_id is not null and o.id is null then
        kept.reason := coalesce(kept.reason, 'list_inactive');
        kept.occasion_id := null;
      end if;
      kept.is_own := o.own_max is not null;
      kept.facts := case when o.id is not null then
        jsonb_build_object('occasion', coalesce(nullif(o.name, ''), l.name)) end;
      m := null;
      select * into m from admissions x
      where x.list_id = p_list and x.occasion_id = o.id and x.contact_id = c.id and o.keeps_admissions;

      kept.reason := coalesce(kept.reason, case when kept.is_exit and c.id is not null then 'ok'
        else judge_offline(c, l, s.came_at, 'infinity', s.code_key) end);
      -- The scan that already has this place, if there is one.
      loser := null;
      touched := '{}';
      is_timed := c.id is not null and case when kept.is_own then o.again = 'after_exit' else has_turns end;
      on_day := 0;
      kept.scan_count := coalesce(c.scan_count - c.given_back, 0);
      if c.id is not null and not kept.is_exit then
        day := case when o.again = 'daily' then local_day(s.came_at, o.zone, o.day_begins) end;
        if day is not null then on_day := entries_of_day(o, c.id, day); end if;
        if kept.is_own then
          kept.scan_count := used_alone(o, coalesce(m.entries, 0), coalesce(m.inside, 0), on_day);
          kept.max_scans := most_at(o, c.max_scans);
        end if;
        is_free := kept.scan_count < kept.max_scans and (kept.is_own or day is null or on_day = 0);
        if kept.reason = 'ok' and not is_timed and not is_free and not is_undone then
          select * into loser from last_offline_visit(p_list, c.id, o,
            case when kept.is_own or kept.scan_count < kept.max_scans then day end, s.came_at, s.scan_id);
          if loser.scan_id is null then kept.reason := 'conflict'; end if;
        end if;
      end if;

      if kept.reason = 'ok' and is_timed and not is_undone then
        for moved in select * from places_by_time(kept, o, most_at(o, c.max_scans)) loop
          if moved.scan_id = s.scan_id then
            kept.reason := case moved.standing when 'counts' then 'ok' else 'conflict' end;
            kept.scan_count := moved.used - case moved.standing when 'counts' then 1 else 0 end;
            continue;
          end if;
          select * into other from scans x where x.list_id = p_list and x.scan_id = moved.scan_id;
          if moved.standing = 'counts' then
            perform give_place(other, moved.used, most_at(o, c.max_scans), given);
          else
            perform correct_scan(other, 'conflict', arrived, d.door, d.session, s.scan_id);
            if not kept.is_own then
              update contacts x set scan_count = x.scan_count - 1 where x.list_id = p_list and x.id = c.id;
              perform queue_writes(p_list, array[c.id]);
            end if;
          end if;
          touched := touched || moved.occasion_id;
          events := events || jsonb_build_object('kind', case moved.standing when 'counts' then 'accepted' else 'conflict' end,
            'scan_id', moved.scan_id, 'contact_id', c.id, 'door', other.door);
        end loop;
        select * into c from contacts x where x.list_id = p_list and x.id = c.id;
      end if;

      if kept.reason = 'ok' and is_undone then
        kept.standing := 'undone';
        kept.scan_count := least(kept.scan_count, kept.max_scans);
        if not kept.is_exit then
          update contacts x set accepted = x.accepted + 1
          where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
        end if;
      elsif kept.reason = 'ok' and kept.is_exit then
        kept.standing := 'counts';
        if o.keeps_admissions and coalesce(m.inside, 0) = 0 then
          kept.facts := kept.facts || '{"note": "not_inside"}';
        end if;
      elsif kept.reason = 'ok' then
        effects := null;
        visit_count := case when kept.is_own or loser.scan_id is not null then 0 else 1 end;
        kept.scan_count := kept.scan_count + case when loser.scan_id is null then 1 else 0 end;
        if given is not null then
          effects := apply_rules(c.merge_fields || own_values(p_list, c, c.scan_count + visit_count), given);
        end if;
        kept.rule_effects := effects;
        kept.standing := 'counts';
        if loser.scan_id is not null then
          perform correct_scan(loser, 'conflict', arrived, d.door, d.session, s.scan_id);
          events := events || jsonb_build_object('kind', 'conflict', 'scan_id', loser.scan_id, 'contact_id', c.id,
            'door', loser.door);
        end if;
        update contacts x set scan_count = x.scan_count + visit_count, accepted = x.accepted + 1,
          merge_fields = case when effects is null then x.merge_fields else x.merge_fields || effect_values(effects) end
        where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
        if not kept.is_own or effects is not null then
          perform queue_writes(p_list, array[c.id], coalesce(effect_values(effects), '{}'));
        end if;
      elsif kept.reason = 'conflict' then
        kept.standing := 'conflict';
        update contacts x set accepted = x.accepted + 1
        where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
      -- Refusals are limited here too. Above the limit the whole call is refused for now, and the door keeps its scans.
      -- A code that is not on the list counts for the throttle of unknown codes, whatever the door showed.
      elsif take_tokens_unless_busy('refused:' || coalesce(d.link, d.team), 1, 5000, 5) = 0
        or s.code_key is not null and c.id is null and kept.reason not in ('link_expired', 'list_inactive')
          and not take_token('unknown:' || d.session, 60, 1) then
        kept.reason := 'rate_limited';
      end if;

      select * into first from first_visit(p_list, kept.contact_id, case when kept.is_own then o.id end);
      kept.first_at := coalesce(first.came_at, case when kept.reason = 'ok' and not kept.is_exit then s.came_at end);
      kept.first_door := coalesce(first.door, case when kept.reason = 'ok' and not kept.is_exit then d.door end);
      if kept.reason <> 'rate_limited' then
        insert into scans select kept.*;
        if kept.standing = 'counts' and (o.keeps_admissions or loser.scan_id is not null or touched <> '{}') then
          perform recount_visits(p_list, coalesce(kept.occasion_id, p_list), array[c.id]);
          perform recount_visits(p_list, t.id, array[c.id])
          from (select distinct id from unnest(touched) id where id <> coalesce(kept.occasion_id, p_list) order by id) t;
          if coalesce(loser.occasion_id, p_list) <> coalesce(kept.occasion_id, p_list) then
            perform recount_visits(p_list, coalesce(loser.occasion_id, p_list), array[c.id]);
          end if;
          -- If more people are inside than the capacity, the door and the organiser learn of it.
          select t.inside into now_inside from occasion_seats t where t.list_id = p_list and t.occasion_id = o.id;
          select * into m from admissions x where x.list_id = p_list and x.occasion_id = o.id and x.contact_id = c.id;
          kept.facts := kept.facts || jsonb_strip_nulls(jsonb_build_object('inside', now_inside, 'capacity', o.capacity,
            'admission', case when m.contact_id is not null then jsonb_build_object('entries', m.entries, 'inside', m.inside,
              'day', m.day, 'on_day', m.on_day) end,
            'note', coalesce(kept.facts ->> 'note', case when now_inside > o.capacity and not kept.is_exit then 'over_capacity' end)));
          update scans x set facts = kept.facts where x.list_id = p_list and x.scan_id = kept.scan_id and kept.facts is not null;
        end if;
        if kept.standing = 'conflict' then
          insert into scan_corrections (list_id, scan_id, kind, at, door, session_id, for_scan_id)
          values (p_list, kept.scan_id, 'conflict', arrived, d.door, d.session, first.scan_id);
        end if;
        if kept.standing = 'undone' then
          perform correct_scan(kept, 'undone', arrived, d.door, d.session, null);
          perform note_undone(kept, l.owner_id, p_door, s.record_id, arrived);
        end if;
        if kept.standing is not null then
          events := events || jsonb_build_object('kind', case when kept.standing = 'counts' then 'accepted' else kept.standing end,
            'scan_id', kept.scan_id, 'contact_id', kept.contact_id, 'door', kept.door);
        end if;
      end if;
    end if;

    return query select s.scan_id, kept.code_key, kept.reason, kept.contact_id, kept.display_value, kept.scan_count,
      kept.max_scans, kept.first_at, kept.first_door, kept.other_list, kept.received_at, kept.standing, kept.occasion_id,
      kept.is_exit, kept.facts;
  end loop;

  perform add_door_events(p_list, events, arrived);
end
$$;

-- The verdict on an offline scan: why it does not count, or 'ok' if there may be a free place.
create or replace function judge_offline(c contacts, l lists, p_at timestamptz, p_until timestamptz, p_code text) returns text
language sql immutable set search_path = listpass, pg_temp as $$
select case
  when p_at >= p_until then 'link_expired'
  when p_code is null then 'malformed'
  when c.id is null then 'unknown_code'
  else coalesce(why_turned_away(c.removed_at, c.erased_at, c.status, c.is_blocked, c.max_scans, l.admits_removed,
    l.kept_out), 'ok') end;
$$;
