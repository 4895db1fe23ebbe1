-- Makes one list of two: the asking list becomes part of the acting team's list, with all its data. It is one
-- transaction, so a killed server leaves either both lists or one. Returns the result; a repeated call also returns
-- 'merged'. Scans of the asking list wait for the transaction, and then count in the other list (decision 66).
create or replace function merge_lists(p_ask uuid, p_into uuid, p_role text, p_member jsonb, p_records uuid[])
returns table (
  outcome text,
  team_id uuid,
  account_id uuid,
  mailchimp_id text,
  webhook_id text,
  united int,
  moved int,
  scans int
)
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
#variable_conflict use_column
declare
  q lists;
  p lists;
  ids uuid[];
  targets uuid[];
  old_ids uuid[];
  new_ids uuid[];
  moved int;
  many int;
  joined uuid[];
  about jsonb;
  arrived timestamptz := clock_timestamp();
begin
  select * into p from lists where id = p_into and owner_id = acting_team();
  if p.id is null then return; end if;
  select l.* into q from merge_asks a join lists l on l.id = a.list_id where a.id = p_ask;
  if q.id is not null then select h.from_ids, h.into_ids into ids, targets from hold_united(q.id, p.id) h; end if;
  -- Waits for the groups of scans that are under way. Later groups find the list gone, and their callers try again.
  select l.* into q from merge_asks a join lists l on l.id = a.list_id where a.id = p_ask for update of l;
  if q.id is null then
    return query select case when exists (select from merged_lists m where m.ask_id = p_ask and m.into_list = p_into)
      then 'merged_before' else 'gone' end, null::uuid, null::uuid, null::text, null::text, 0, 0, 0;
    return;
  end if;
  outcome := case
    when not shares_audience(q.id, p.id) then 'gone'
    when p.codes_generated_at is null then 'no_codes'
    when exists (select from batches b where b.list_id in (q.id, p.id) and b.finished_at is null and b.cancelled_at is null)
      then 'busy'
    else 'merged' end;
  if outcome <> 'merged' then
    return query select outcome, null::uuid, null::uuid, null::text, null::text, 0, 0, 0;
    return;
  end if;

  perform unite_contacts(q.id, p.id, ids, targets);
  moved := move_contacts(q.id, p.id, ids);
  perform unite_codes(q.id, p.id, ids, targets);
  perform unite_retired_codes(q.id, p.id, ids, targets);
  perform unite_writes(q.id, p.id, ids, targets);
  select array_agg(r.old_id), array_agg(r.new_id) into old_ids, new_ids from renew_scan_ids(q.id, p.id) r;
  perform rename_events(q.id, old_ids, new_ids);
  perform move_occasions(q.id, p.id, ids, targets);
  many := move_scans(q.id, p.id, ids, targets);
  perform recount_visits(p.id, o.id, null) from occasions o where o.list_id = p.id;
  perform move_deliveries(q.id, p.id);
  perform move_doors(q.id, p.id);
  perform move_branding(q.id, p.id);
  perform move_attendance(q.id, p.id, ids, targets, old_ids, new_ids);
  perform move_openings(q.id, p.id, ids, targets);
  perform move_bounces(q.id, p.id, ids, targets);
  joined := join_merged_team(q.owner_id, p.owner_id, q.id, p.id, p_role);

  about := jsonb_build_object('list', p.name, 'united', cardinality(ids), 'moved', moved, 'scans', many,
    'joined', cardinality(joined));
  perform note_member_change(p.owner_id, p_records[1], p.id, 'organiser', p_member, 'lists_merged', about, arrived);
  perform note_member_change(q.owner_id, p_records[2], null, 'organiser', null, 'lists_merged', about - 'joined', arrived);
  perform move_door_events(q.id, p.id, ids, targets);
  perform close_merged_list(q.id, p.id, p_ask);
  return query select 'merged', q.owner_id, q.account_id, q.mailchimp_id, q.webhook_id, cardinality(ids), moved, many;
end
$$;
