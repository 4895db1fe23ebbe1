-- The events of the doors of a list, numbered without gaps.

-- Creates the event counter of a new list.
create or replace function begin_events() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into door_seqs (list_id) values (new.id);
  return null;
end
$$;

-- Adds events in this order. It must be the last step of a transaction.
create or replace function add_door_events(p_list uuid, p_events jsonb, p_at timestamptz) returns void
language plpgsql as $$
declare
  many int := jsonb_array_length(p_events);
  last bigint;
begin
  if many = 0 then return; end if;
  update door_seqs set seq = seq + many where list_id = p_list returning seq into strict last;
  insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
  select p_list, last - many + e.place, e.event ->> 'kind', (e.event ->> 'scan_id')::uuid, (e.event ->> 'contact_id')::uuid,
    e.event ->> 'door', p_at
  from jsonb_array_elements(p_events) with ordinality as e (event, place);
end
$$;

-- Deletes old events. A door that was offline for longer reads the whole list again. All events before the latest old
-- one are deleted, so that the rest has no gaps. The latest old one stays: the cursors of doors that had nothing to read
-- since then point to it.
create or replace function sweep_door_events(older interval) returns void
language sql as $$
delete from door_events e using (
  select list_id, max(seq) as seq from door_events where at < now() - older group by list_id
) old where e.list_id = old.list_id and e.seq < old.seq;
$$;
