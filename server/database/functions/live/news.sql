-- The news for doors since their cursors.

-- The news for these doors since their cursors: events and changed contacts, or that they must read the whole list
-- again. It numbers waiting changes first. All news and the position come from one statement after that, so no row is
-- skipped. A scan sent later is reported with the time of the scan itself.
-- A door without a chosen occasion is at the main one. Scans of another occasion reach a door if they change its
-- entries, because shared occasions use up places together. A row without news moves the cursor. No row for an occasion
-- that was removed.
-- A cursor is valid if the rows at its numbers are still the same. After a restore or a failover, numbers may come again
-- with other contents. With the owner's rights, because one statement answers the doors of many teams.
create or replace function list_news(p_asked jsonb, p_most int) returns table (
  place int, seq bigint, no bigint, mark text, salt bytea, is_anew boolean, events jsonb, entries jsonb, inside int
)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  -- Each list takes a lock, and the server has room for some thousands.
  most_lists constant int := 500;
  waiting uuid[] := array(
    select distinct a.list from jsonb_to_recordset(p_asked) as a (list uuid)
    where exists (select from waiting_changes w where w.list_id = a.list) limit most_lists);
begin
  if cardinality(waiting) > 0 then perform number_changes(waiting); end if;
  return query
  select a.place, q.seq, last.no, cursor_mark(v.salt, last.event_at, last.change_at), v.salt, w.is_anew,
    case when not w.is_anew then n.events end,
    case when not w.is_anew and n.ids is not null then (
      select jsonb_agg(jsonb_build_object('code_key', d.code_key, 'scan_count', d.used, 'max_scans', d.most, 'state', d.state,
        'name', d.name, 'inside', d.inside, 'day', d.day, 'on_day', d.on_day,
        'is_unreached', d.contact_id in (select u from unreached_contacts(a.list, n.ids) u),
        'card', case when g.card is not null and not exists (select from given_codes(a.list, array[d.code_key])) then g.card end))
      from door_entries(a.list, v.id, n.ids) d left join guest_cards(a.list, n.ids) g on g.contact_id = d.contact_id) end,
    (select s.inside from occasion_seats s where s.list_id = a.list and s.occasion_id = v.id)
  from jsonb_to_recordset(p_asked) as a (place int, list uuid, occasion uuid, seq bigint, no bigint, mark text, is_new boolean)
  join lists l on l.id = a.list
  join door_seqs q on q.list_id = a.list
  cross join lateral (
    select i.id, occasion_salt(l.offline_salt, l.id, i.id) as salt from (select coalesce(a.occasion, a.list) as id) i
  ) v
  cross join lateral (
    select coalesce(max(h.no), 0) as no from contact_changes h where h.list_id = a.list
  ) c
  cross join lateral (
    select c.no, (select e.at from door_events e where e.list_id = a.list and e.seq = q.seq) as event_at,
      (select h.at from contact_changes h where h.list_id = a.list and h.no = c.no) as change_at
  ) last
  left join occasions o on o.list_id = a.list and o.id = v.id and o.removed_at is null
  cross join lateral (
    select jsonb_agg(x.event order by x.seq) filter (where x.is_told) as events,
      array_agg(distinct x.contact_id) filter (where x.is_ours) as ids, count(*) as many,
      coalesce(bool_or(x.is_ours and x.contact_id is null), false) as is_whole
    from (
      (select e.seq, e.contact_id, t.is_told, t.is_told or coalesce(o.who ->> 'kind' = 'field', false) as is_ours,
        jsonb_build_object('kind', e.kind, 'scan_id', e.scan_id, 'code_key', coalesce(c.code_key, ''), 'door', e.door,
          'direction', case when s.is_exit then 'out' else 'in' end,
          'at', case when e.kind = 'undone' then e.at else coalesce(s.corrected_at, e.at) end) as event
        from door_events e
        left join contacts c on c.list_id = e.list_id and c.id = e.contact_id
        left join scans s on s.list_id = e.list_id and s.scan_id = e.scan_id
        cross join lateral (
          select coalesce(s.occasion_id, e.list_id) = v.id
            or o.own_max is null and not coalesce(s.is_own, false) and (not coalesce(s.is_exit, false) or exists (
              select from occasions b
              where b.list_id = e.list_id and b.id = coalesce(s.occasion_id, e.list_id) and b.again = 'after_exit')) as is_told
        ) t
        where e.list_id = a.list and e.seq > a.seq and e.seq <= q.seq order by e.seq limit p_most + 1)
      union all
      (select null, h.contact_id, false, coalesce(h.occasion_id = v.id, true), null from contact_changes h
        where h.list_id = a.list and h.no > a.no order by h.no limit p_most + 1)
    ) x
  ) n
  cross join lateral (
    select a.seq is not null and (n.is_whole or n.many > p_most or a.seq > q.seq or a.no > last.no
      or coalesce(a.mark <> cursor_mark(v.salt,
        (select e.at from door_events e where e.list_id = a.list and e.seq = a.seq),
        (select h.at from contact_changes h where h.list_id = a.list and h.no = a.no)), false)
      -- The next rows are already deleted.
      or a.seq < q.seq and not exists (select from door_events e where e.list_id = a.list and e.seq = a.seq + 1)
      or a.no < last.no and not exists (select from contact_changes h where h.list_id = a.list and h.no = a.no + 1)) as is_anew
  ) w
  where (v.id = a.list or o.id is not null) and (a.is_new or w.is_anew or n.many > 0);
end
$$;

-- The salt of an occasion's entries. Each occasion has its own salt, so its entries do not match those of another
-- occasion.
create or replace function occasion_salt(p_salt bytea, p_list uuid, p_occasion uuid) returns bytea
language sql immutable parallel safe as $$
select case when p_occasion = p_list then p_salt else substring(sha256(p_salt || uuid_send(p_occasion)) for 16) end;
$$;

-- Eight digits that tell whether the rows at a cursor's numbers are the same as when the cursor was written. Both times
-- are those of the rows, in microseconds; null for number 0. The logs only grow, so the same last row means the same rows
-- before it. The salt is the occasion's: a cursor is useless for another occasion or list.
create or replace function cursor_mark(p_salt bytea, p_event timestamptz, p_change timestamptz) returns text
language sql immutable parallel safe as $$
select left(encode(sha256(p_salt || coalesce(timestamptz_send(p_event), '\x00') || coalesce(timestamptz_send(p_change), '\x00')),
  'hex'), 8);
$$;

-- Whether a cursor was written in the history of this database. If not, the database was restored to an earlier
-- state, and doors may know scans that it lacks. A cursor of any occasion of the list will do: the salt of its mark is
-- the occasion's.
create or replace function is_of_history(p_list uuid, p_seq bigint, p_no bigint, p_mark text) returns boolean
language sql stable as $$
select exists (
  select from lists l
  cross join lateral (select l.id union all select o.id from occasions o where o.list_id = l.id) v (id)
  where l.id = p_list and p_mark = cursor_mark(occasion_salt(l.offline_salt, l.id, v.id),
    (select e.at from door_events e where e.list_id = l.id and e.seq = p_seq),
    (select h.at from contact_changes h where h.list_id = l.id and h.no = p_no)));
$$;
