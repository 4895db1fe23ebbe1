-- Admissions: what the scans that count say of a contact at an occasion.

-- Computes the admissions of these contacts at an occasion again from their scans that count, with the people inside
-- and the places that exits gave back. Without contacts, it does so for all. The caller has locked the contacts, or the
-- whole list. With the owner's rights, because no request may write scans or admissions itself.
create or replace function recount_visits(p_list uuid, p_occasion uuid, p_contacts uuid[]) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  o occasions;
  changed int;
begin
  select * into o from occasions n where n.list_id = p_list and n.id = p_occasion;
  if o.id is null then return; end if;
  if o.keeps_admissions then
    -- Entries are steps of 1 and exits of -1, in the order of their time. An exit of a guest who is not inside changes
    -- nothing. So the people inside are the sum of all steps, minus the lowest partial sum if it is negative.
    insert into admissions as m (list_id, occasion_id, contact_id, entries, inside, day, on_day, entered_at)
    select p_list, p_occasion, x.contact_id, count(*) filter (where not x.is_exit)::int,
      (sum(x.step) - least(0, min(x.height)))::int, max(x.day), (count(*) filter (where x.day = x.last_day))::int,
      max(x.came_at) filter (where not x.is_exit)
    from (
      select v.*, sum(v.step) over (partition by v.contact_id order by v.came_at, v.scan_id) as height,
        max(v.day) over (partition by v.contact_id) as last_day
      from (
        select s.contact_id, s.scan_id, s.is_exit, coalesce(s.corrected_at, s.received_at) as came_at,
          case when s.is_exit then -1 else 1 end as step,
          case when o.again = 'daily' and not s.is_exit then
            local_day(coalesce(s.corrected_at, s.received_at), o.zone, o.day_begins) end as day
        from scans s
        where s.list_id = p_list and s.contact_id is not null and (p_contacts is null or s.contact_id = any (p_contacts))
          and coalesce(s.occasion_id, p_list) = p_occasion and s.standing = 'counts'
      ) v
    ) x
    group by x.contact_id
    on conflict (list_id, occasion_id, contact_id) do update
      set entries = excluded.entries, inside = excluded.inside, day = excluded.day, on_day = excluded.on_day,
        entered_at = excluded.entered_at;
    delete from admissions m
    where m.list_id = p_list and m.occasion_id = p_occasion and (p_contacts is null or m.contact_id = any (p_contacts))
      and not exists (
        select from scans s where s.list_id = p_list and s.contact_id = m.contact_id and s.standing = 'counts'
          and coalesce(s.occasion_id, p_list) = p_occasion);
  else
    delete from admissions m where m.list_id = p_list and m.occasion_id = p_occasion;
  end if;

  if p_contacts is null then
    -- In one pass over all admissions, because the doors of the list wait for it.
    update contacts c set given_back = x.back
    from (
      select n.id, coalesce(b.back, 0) as back
      from contacts n left join (
        select m.contact_id, sum(m.entries - m.inside)::int as back from occasions q
        join admissions m on m.list_id = q.list_id and m.occasion_id = q.id
        where q.list_id = p_list and q.own_max is null and q.again = 'after_exit'
        group by m.contact_id
      ) b on b.contact_id = n.id
      where n.list_id = p_list
    ) x
    where c.list_id = p_list and c.id = x.id and c.given_back <> x.back;
  else
    update contacts c set given_back = x.back
    from (
      select n.id, coalesce((
        select sum(m.entries - m.inside)::int from occasions q
        join admissions m on m.list_id = q.list_id and m.occasion_id = q.id
        where q.list_id = p_list and q.own_max is null and q.again = 'after_exit' and m.contact_id = n.id), 0) as back
      from contacts n where n.list_id = p_list and n.id = any (p_contacts)
    ) x
    where c.list_id = p_list and c.id = x.id and c.given_back <> x.back;
  end if;
  -- Changed settings affect all shared occasions. A scan notifies the doors itself.
  if found and p_contacts is null then perform note_changed_entries(p_list, null); end if;

  if o.keeps_admissions and (o.capacity is not null or o.has_exits) then
    -- Scans of other contacts lock this row while they change their admissions. The sum below must include those.
    perform from occasion_seats t where t.list_id = p_list and t.occasion_id = p_occasion for no key update;
    insert into occasion_seats as t (list_id, occasion_id, inside)
    select p_list, p_occasion, coalesce(sum(m.inside), 0) from admissions m
    where m.list_id = p_list and m.occasion_id = p_occasion
    on conflict (list_id, occasion_id) do update set inside = excluded.inside;
  else
    delete from occasion_seats t where t.list_id = p_list and t.occasion_id = p_occasion;
  end if;
end
$$;

-- Counts all people inside an occasion out, as exits of the door "system". Returns how many; null if the occasion is gone, or
-- does not count people inside. The contacts are locked first, in the order of their ids, as in decide_scans. A guest who
-- enters at the same moment either leaves too, or stays inside. With the owner's rights, because no request may write
-- scans or admissions itself.
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

-- The first entry of a contact that counts, by number: at all shared occasions, or at this occasion if it counts alone.
-- Planned without sorting, so that the ordered index is used even if the table was empty at planning time.
create or replace function first_visit(p_list uuid, p_contact uuid, p_own uuid) returns table (
  scan_id uuid, came_at timestamptz, door text
)
language plpgsql stable rows 1 set enable_sort = off as $$
#variable_conflict use_column
begin
  return query select s.scan_id, coalesce(s.corrected_at, s.received_at), s.door from scans s
  where s.list_id = p_list and s.contact_id = p_contact and s.number is not null and s.standing = 'counts'
    and case when p_own is null then not s.is_own else s.occasion_id = p_own end
  order by s.number limit 1;
end
$$;

-- How many entries of a contact at an occasion count on a day, as local_day counts days.
create or replace function entries_of_day(o occasions, p_contact uuid, p_day int) returns int
language sql stable as $$
select count(*)::int from scans s
where s.list_id = o.list_id and s.contact_id = p_contact and coalesce(s.occasion_id, s.list_id) = o.id and not s.is_exit
  and s.standing = 'counts' and local_day(coalesce(s.corrected_at, s.received_at), o.zone, o.day_begins) = p_day;
$$;
