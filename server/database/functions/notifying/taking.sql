-- How notices come about: from events at the doors, and by the clock.

-- Tells all servers that the doors of a watched list have events. While earlier events are waiting, the list is looked
-- at anyway.
create or replace function announce_door_events() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  if exists (select from notice_watches w where w.list_id = new.list_id and w.heard_seq = old.seq) then
    perform pg_notify('listpass_work', 'notices');
  end if;
  return null;
end
$$;

-- Reads the events at the doors of a list since the last call, and stores the notices that its members may want. It
-- reads events that scans have committed, so no scan waits for it. Cursor and notices change in one transaction. So a
-- killed server loses no notice, and a second node finds the cursor moved.
create or replace function take_notices(p_list uuid, p_most int) returns void
language plpgsql as $$
declare
  w notice_watches;
  upto bigint;
  made bigint;
  o record;
begin
  select * into w from notice_watches where list_id = p_list for update;
  if w.list_id is null then return; end if;
  upto := (select least(q.seq, w.heard_seq + p_most) from door_seqs q where q.list_id = p_list);

  -- A VIP who comes in again soon is no news, so a party of four gives one notice.
  with come as (
    select distinct on (v.id, e.contact_id) v.id as occasion_id, e.contact_id, e.scan_id, coalesce(s.corrected_at, e.at) as at
    from door_events e
    join scans s on s.list_id = e.list_id and s.scan_id = e.scan_id and not s.is_exit and s.standing = 'counts'
    join contacts c on c.list_id = e.list_id and c.id = e.contact_id and c.erased_at is null
    join vip_rules r on r.list_id = e.list_id
    left join vip_guests g on g.list_id = e.list_id and g.contact_id = e.contact_id
    cross join lateral (select coalesce(s.occasion_id, e.list_id) as id) v
    where e.list_id = p_list and e.kind = 'accepted' and e.seq > w.heard_seq and e.seq <= upto
      and meets_who(r.who, c, role_of_who(p_list, r.who), g.contact_id is not null)
    order by v.id, e.contact_id, e.seq
  ), told as (
    insert into notices (list_id, no, kind, at, occasion_id, contact_id, scan_id)
    select p_list, w.last_no + row_number() over (order by x.at, x.scan_id), 'vip_arrived', x.at, x.occasion_id, x.contact_id,
      x.scan_id
    from come x
    where not exists (select from notices n where n.list_id = p_list and n.contact_id = x.contact_id
      and n.occasion_id = x.occasion_id and n.at > x.at - interval '6 hours')
    on conflict do nothing returning 1
  )
  select count(*) into made from told;
  w.last_no := w.last_no + made;
  delete from notices n using door_events e
  where e.list_id = p_list and e.kind = 'undone' and e.seq > w.heard_seq and e.seq <= upto
    and n.list_id = p_list and n.scan_id = e.scan_id;

  for o in
    select c.id, c.capacity, s.inside from occasions c
    join occasion_seats s on s.list_id = c.list_id and s.occasion_id = c.id
    where c.list_id = p_list and c.removed_at is null and c.capacity is not null
      and coalesce(c.opens_at <= now(), true) and coalesce(c.closes_at > now(), true)
    order by c.id
  loop
    if o.inside::bigint * 10 < o.capacity::bigint * 8 then
      delete from notice_levels where list_id = p_list and occasion_id = o.id;
    elsif o.inside::bigint * 10 >= o.capacity::bigint * 9 then
      insert into notice_levels as v (list_id, occasion_id, is_full) values (p_list, o.id, o.inside >= o.capacity)
      on conflict (list_id, occasion_id) do update set is_full = true where not v.is_full and excluded.is_full;
      if found then
        w.last_no := w.last_no + 1;
        insert into notices (list_id, no, kind, at, occasion_id, inside, capacity)
        values (p_list, w.last_no, 'nearly_full', now(), o.id, o.inside, o.capacity);
      end if;
    end if;
  end loop;

  with told as (
    insert into notices (list_id, no, kind, at, occasion_id, link_id)
    select p_list, w.last_no + row_number() over (order by d.heard_at, d.link_id), 'door_silent', d.heard_at, d.occasion_id, d.link_id
    from silent_doors(p_list) d
    where not exists (select from notices n where n.list_id = p_list and n.link_id = d.link_id and n.at = d.heard_at)
    on conflict do nothing returning 1
  )
  select count(*) into made from told;
  w.last_no := w.last_no + made;

  with told as (
    insert into notice_values (list_id, field, value, field_seen)
    select p_list, x.field, x.value, x.field_seen from values_to_tell(p_list) x
    on conflict (list_id, field, value) do update set field_seen = excluded.field_seen
    returning field, value
  ), noted as (
    insert into notices (list_id, no, kind, at, rule_field, rule_value)
    select p_list, w.last_no + row_number() over (order by t.field, t.value), 'value_refused', now(), t.field, t.value
    from told t returning 1
  )
  select count(*) into made from noted;
  w.last_no := w.last_no + made;

  delete from notices where list_id = p_list and (told_at < now() - interval '7 days' or no <= w.last_no - 500);
  update notice_watches set heard_seq = upto, last_no = w.last_no where list_id = p_list;
end
$$;

-- The doors of a list that have not reported for 5 minutes, while their link and their occasion are open. After an hour
-- of silence a door is left out, because it is no news any more.
create or replace function silent_doors(p_list uuid) returns table (link_id uuid, occasion_id uuid, heard_at timestamptz)
language sql stable as $$
select k.id, v.occasion_id, h.at
from scanner_links k
join lists l on l.id = k.list_id and l.is_scanning_on
cross join lateral (select heard_of_link(k.list_id, k.id) as at) h
cross join lateral (select occasion_of_link(k, now()) as occasion_id) v
left join occasions o on o.list_id = k.list_id and o.id = v.occasion_id
where k.list_id = p_list and k.is_active and coalesce(k.expires_at > now(), true)
  and h.at < now() - interval '5 minutes' and h.at > now() - interval '1 hour'
  and o.removed_at is null and coalesce(o.opens_at <= now(), true) and coalesce(o.closes_at > now(), true);
$$;

-- The values by rules that Mailchimp does not take in a list, and that were not told since their field is as it is now.
create or replace function values_to_tell(p_list uuid) returns table (field text, value text, field_seen text)
language sql stable as $$
select r.field, r.value, r.field_seen from (
  select distinct on (q.field, q.value) q.field, q.value, q.field_seen from refused_values q
  join contacts c on c.list_id = q.list_id and c.id = q.contact_id and c.removed_at is null and c.refusal is null
  where q.list_id = p_list and q.field_seen <> '' order by q.field, q.value, q.refused_at desc
) r
where not exists (select from notice_values v
  where v.list_id = p_list and v.field = r.field and v.value = r.value and v.field_seen = r.field_seen);
$$;
