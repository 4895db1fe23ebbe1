-- The news for these doors since their cursors: events and changed contacts, or that they must read the whole list
-- again. Changes are read up to the oldest open transaction, so no late commit is missed. A scan sent later is reported
-- with the time of the scan itself.
create or replace function door_news(p_asked jsonb, p_most int)
returns table (place int, seq bigint, xid xid8, salt bytea, is_anew boolean, events jsonb, entries jsonb)
language plpgsql stable security definer
set search_path = listpass, pg_temp
as $$
#variable_conflict use_column
declare
  upto xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  return query
  select a.place, q.seq, upto, l.offline_salt, w.is_anew,
    case when not w.is_anew then (
      select jsonb_agg(jsonb_build_object('kind', e.kind, 'scan_id', e.scan_id, 'code_key', coalesce(c.code_key, ''),
        'door', e.door,
        'direction', case when s.is_exit then 'out' else 'in' end,
        'at', case when e.kind = 'undone' then e.at else coalesce(s.corrected_at, e.at) end) order by e.seq)
      from door_events e left join contacts c on c.list_id = e.list_id and c.id = e.contact_id
      left join scans s on s.list_id = e.list_id and s.scan_id = e.scan_id
      where e.list_id = a.list and e.seq > a.seq and e.seq <= q.seq) end,
    case when not w.is_anew then (
      select jsonb_agg(jsonb_build_object('code_key', k.code_key, 'scan_count', c.scan_count, 'max_scans', c.max_scans,
        'state', offline_state(c, l.admits_removed),
        'name', case when c.erased_at is null then display_value(c.merge_fields, c.email, l.display_field) else '' end))
      from contacts c cross join lateral (
        select c.code_key
        union all
        select o.code_key from other_codes o where o.list_id = c.list_id and o.contact_id = c.id
      ) k where c.list_id = a.list and c.id = any (n.ids)) end
  from jsonb_to_recordset(p_asked) as a (place int, list uuid, seq bigint, xid xid8, is_new boolean)
  join lists l on l.id = a.list
  join door_seqs q on q.list_id = a.list
  cross join lateral (
    select array_agg(distinct x.contact_id) as ids, count(*) as many, coalesce(bool_or(x.contact_id is null), false) as is_whole
    from (
      (select e.contact_id from door_events e
        where e.list_id = a.list and e.seq > a.seq and e.seq <= q.seq order by e.seq limit p_most + 1)
      union all
      (select h.contact_id from contact_changes h
        where h.list_id = a.list and h.xid >= a.xid and h.xid < upto limit p_most + 1)
    ) x
  ) n
  cross join lateral (
    select a.seq is not null and (n.is_whole or n.many > p_most or a.seq > q.seq or a.xid > upto or a.xid <= l.changes_swept
      -- The door's next events are already deleted.
      or a.seq < q.seq and not exists (select from door_events e where e.list_id = a.list and e.seq = a.seq + 1)) as is_anew
  ) w
  where a.is_new or w.is_anew or n.many > 0;
end
$$;
