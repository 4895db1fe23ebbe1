-- Counts all people inside an occasion out, as exits of the door "system". Returns how many; null if the occasion is gone, or
-- does not count people inside. The contacts are locked first, in the order of their ids, as in decide_scans. A guest who
-- enters at the same moment either leaves too, or stays inside.
create or replace function everyone_out(p_list uuid, p_occasion uuid) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  o occasions;
  l lists;
  held uuid[];
  events jsonb;
  arrived timestamptz;
begin
  select * into l from lists x where x.id = p_list for key share;
  select * into o from occasions x where x.list_id = p_list and x.id = p_occasion and x.removed_at is null;
  if o.id is null or not (o.has_exits or o.capacity is not null) then return null; end if;

  held := array(
    select c.id from contacts c where c.list_id = p_list and c.id in (
      select m.contact_id from admissions m where m.list_id = p_list and m.occasion_id = p_occasion and m.inside > 0)
    order by c.id for no key update);
  perform from occasion_seats t where t.list_id = p_list and t.occasion_id = p_occasion for no key update;
  -- A time later than each entry that this lock waited for.
  arrived := clock_timestamp();

  with gone as (
    insert into scans (list_id, scan_id, contact_id, code_key, reason, standing, door, display_value, scan_count, max_scans,
      received_at, occasion_id, is_exit, is_own, facts)
    select p_list, gen_random_uuid(), c.id, c.code_key, 'ok', 'counts', 'system',
      coalesce(display_value(c.merge_fields, c.email, l.display_field), ''),
      case when o.own_max is null then c.scan_count - c.given_back
        else used_alone(o, m.entries, m.inside,
          case when m.day = local_day(arrived, o.zone, o.day_begins) then m.on_day else 0 end) end,
      most_at(o, c.max_scans),
      arrived, nullif(p_occasion, p_list), true, o.own_max is not null,
      jsonb_build_object('occasion', coalesce(nullif(o.name, ''), l.name))
    from admissions m join contacts c on c.list_id = m.list_id and c.id = m.contact_id
    cross join generate_series(1, m.inside)
    where m.list_id = p_list and m.occasion_id = p_occasion and m.contact_id = any (held)
    returning scan_id, contact_id, door
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', 'accepted', 'scan_id', g.scan_id, 'contact_id', g.contact_id,
    'door', g.door)), '[]') into events from gone g;

  -- The same result as by recount_visits, because these exits are the latest scans of their contacts.
  if o.own_max is null and o.again = 'after_exit' then
    update contacts c set given_back = c.given_back + m.inside from admissions m
    where c.list_id = p_list and c.id = any (held)
      and m.list_id = p_list and m.occasion_id = p_occasion and m.contact_id = c.id;
  end if;
  update admissions m set inside = 0 where m.list_id = p_list and m.occasion_id = p_occasion and m.contact_id = any (held);
  update occasion_seats t set inside = t.inside - jsonb_array_length(events)
  where t.list_id = p_list and t.occasion_id = p_occasion;
  perform add_door_events(p_list, events, arrived);
  return jsonb_array_length(events);
end
$$;
