-- The news for these doors since their cursors: events and changed contacts, or that they must read the whole list
-- again. Changes are read up to the oldest open transaction, so no late commit is missed. A scan sent later is reported
-- with the time of the scan itself.
-- A door without a chosen occasion is at the main one. Scans of another occasion reach a door if they change its
-- entries, because shared occasions use up places together. A row without news moves the cursor. No row for an occasion
-- that was removed.
-- Sequence numbers of one timeline come again in the next one: a former primary may have shown commits that no standby
-- had. So a cursor of another timeline begins anew.
create or replace function place_news(p_asked jsonb, p_most int)
returns table (
  place int, seq bigint, xid xid8, timeline text, salt bytea, is_anew boolean, events jsonb, entries jsonb, inside int)
language plpgsql stable security definer
set search_path = listpass, pg_temp
as $$
#variable_conflict use_column
declare
  upto xid8 := pg_snapshot_xmin(pg_current_snapshot());
  -- The first 8 digits of a WAL file's name.
  present text := left(pg_walfile_name(pg_current_wal_insert_lsn()), 8);
begin
  return query
  select a.place, q.seq, upto, present, occasion_salt(l.offline_salt, l.id, v.id), w.is_anew,
    case when not w.is_anew then n.events end,
    case when not w.is_anew and n.ids is not null then (
      select jsonb_agg(jsonb_build_object('code_key', d.code_key, 'scan_count', d.used, 'max_scans', d.most, 'state', d.state,
        'name', d.name, 'inside', d.inside, 'day', d.day, 'on_day', d.on_day,
        'is_unreached', d.contact_id in (select u from unreached_contacts(a.list, n.ids) u), 'card', g.card))
      from door_entries(a.list, v.id, n.ids) d left join guest_cards(a.list, n.ids) g on g.contact_id = d.contact_id) end,
    (select s.inside from occasion_seats s where s.list_id = a.list and s.occasion_id = v.id)
  from jsonb_to_recordset(p_asked) as a (place int, list uuid, occasion uuid, seq bigint, xid xid8, timeline text, is_new boolean)
  join lists l on l.id = a.list
  join door_seqs q on q.list_id = a.list
  cross join lateral (select coalesce(a.occasion, a.list) as id) v
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
        where h.list_id = a.list and h.xid >= a.xid and h.xid < upto limit p_most + 1)
    ) x
  ) n
  cross join lateral (
    select a.seq is not null and (coalesce(a.timeline <> present, false) or n.is_whole or n.many > p_most
      or a.seq > q.seq or a.xid > upto or a.xid <= l.changes_swept
      -- The door's next events are already deleted.
      or a.seq < q.seq and not exists (select from door_events e where e.list_id = a.list and e.seq = a.seq + 1)) as is_anew
  ) w
  where (v.id = a.list or o.id is not null) and (a.is_new or w.is_anew or n.many > 0);
end
$$;
