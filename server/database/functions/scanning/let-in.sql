-- A refused guest whom the organiser lets in, and the way back.

-- Lets in the guest of a refused scan by an organiser's word: so many entries at its occasion, above the maximum and the capacity if
-- need be. They belong to the door that refused, which may undo them. Nobody is counted twice: nothing happens if these entries
-- are there, or if the guest has come in since, by the time of the scans: a door may send its own late. Returns how many count by
-- this word. The list, the contact and the seats are locked in the order of decide_scans. With the owner's rights,
-- because no request may write scans or admissions itself.
create or replace function let_in_refused(p_list uuid, p_scan uuid, p_people int, p_member jsonb, p_record uuid) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  l lists;
  r scans;
  c contacts;
  o occasions;
  m admissions;
  kept scans;
  first record;
  given jsonb;
  effects jsonb;
  events jsonb := '[]';
  before int;
  since int;
  day int;
  on_day int;
  now_inside int;
  arrived timestamptz;
begin
  select * into l from lists x where x.id = p_list for key share;
  if l.id is null then return 0; end if;
  perform stop_if_left(l.owner_id);
  select * into r from scans x where x.list_id = p_list and x.scan_id = p_scan;
  if r.contact_id is null or r.standing is not null or r.is_exit then return 0; end if;
  select * into c from contacts x where x.list_id = p_list and x.id = r.contact_id for no key update;
  if c.id is null or c.erased_at is not null then return 0; end if;

  select count(*) filter (where s.let_in_for = p_scan),
    count(*) filter (where coalesce(s.corrected_at, s.received_at) > coalesce(r.corrected_at, r.received_at)
      and s.let_in_for is distinct from p_scan)
  into before, since
  from scans s where s.list_id = p_list and s.contact_id = c.id and s.standing = 'counts' and not s.is_exit
    and coalesce(s.occasion_id, p_list) = coalesce(r.occasion_id, p_list);
  if before > 0 or since > 0 then return before; end if;

  select * into o from occasions x where x.list_id = p_list and x.id = coalesce(r.occasion_id, p_list);
  if r.occasion_id is not null and o.id is null then return 0; end if;
  select jsonb_agg(jsonb_build_object('if_field', x.if_field, 'if_value', x.if_value, 'then_field', x.then_field,
    'then_value', x.then_value) order by x.position) into given from rules x where x.list_id = p_list;
  arrived := clock_timestamp();

  for nth in 1 .. p_people loop
    m := null;
    select * into m from admissions x
    where x.list_id = p_list and x.occasion_id = o.id and x.contact_id = c.id and o.keeps_admissions;
    day := case when o.again = 'daily' then local_day(arrived, o.zone, o.day_begins) end;
    on_day := case when day is null then 0 else entries_of_day(o, c.id, day) end;
    kept := null;
    kept.list_id := p_list;
    kept.scan_id := gen_random_uuid();
    kept.contact_id := c.id;
    kept.code_key := r.code_key;
    kept.reason := 'ok';
    kept.standing := 'counts';
    kept.door := r.door;
    kept.session_id := r.session_id;
    kept.display_value := coalesce(display_value(c.merge_fields, c.email, l.display_field), '');
    kept.received_at := arrived;
    kept.is_offline := false;
    kept.is_late := false;
    kept.is_exit := false;
    kept.occasion_id := r.occasion_id;
    kept.is_own := o.own_max is not null;
    kept.max_scans := coalesce(o.own_max, c.max_scans);
    kept.scan_count := 1 + case when kept.is_own then used_alone(o, coalesce(m.entries, 0), coalesce(m.inside, 0), on_day)
      else c.scan_count - c.given_back end;
    kept.party_id := case when p_people > 1 then p_scan end;
    kept.let_in_for := p_scan;
    kept.let_in_by := p_member ->> 'name';
    if given is not null then
      effects := apply_rules(c.merge_fields || own_values(p_list, c, c.scan_count + case when kept.is_own then 0 else 1 end), given);
    end if;
    kept.rule_effects := effects;
    update contacts x set scan_count = x.scan_count + case when kept.is_own then 0 else 1 end, accepted = x.accepted + 1,
      merge_fields = case when effects is null then x.merge_fields else x.merge_fields || effect_values(effects) end
    where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
    if not kept.is_own or effects is not null then
      perform queue_writes(p_list, array[c.id], coalesce(effect_values(effects), '{}'));
    end if;
    select * into first from first_visit(p_list, c.id, case when kept.is_own then o.id end);
    kept.first_at := coalesce(first.came_at, arrived);
    kept.first_door := coalesce(first.door, r.door);
    insert into scans select kept.*;
    perform recount_visits(p_list, coalesce(r.occasion_id, p_list), array[c.id]);
    select t.inside into now_inside from occasion_seats t where t.list_id = p_list and t.occasion_id = o.id;
    if o.id is not null then
      update scans x set facts = jsonb_strip_nulls(jsonb_build_object('occasion', coalesce(nullif(o.name, ''), l.name),
        'inside', now_inside, 'capacity', o.capacity,
        'note', case when now_inside > o.capacity then 'over_capacity' end))
      where x.list_id = p_list and x.scan_id = kept.scan_id;
    end if;
    select * into c from contacts x where x.list_id = p_list and x.id = c.id;
    events := events || jsonb_build_object('kind', 'accepted', 'scan_id', kept.scan_id, 'contact_id', c.id, 'door', r.door);
  end loop;
  perform note_member_change(l.owner_id, p_record, p_list, 'organiser', p_member, 'guest_let_in',
    jsonb_build_object('contact', c.id, 'scan', p_scan), arrived);
  perform add_door_events(p_list, events, arrived);
  return p_people;
end
$$;
