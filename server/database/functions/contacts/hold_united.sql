-- Locks all contacts of the list p_from, which is merged into p_into, and their counterparts in p_into. Scans of these
-- contacts wait. Returns the pairs, read again under the locks.
create or replace function hold_united(p_from uuid, p_into uuid)
returns table (from_ids uuid[], into_ids uuid[])
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
#variable_conflict use_column
declare
  seen uuid[];
  ids uuid[];
  targets uuid[];
begin
  -- Waits for transactions that add members to either list (hold_erasing). The lower id is locked first, so two merges
  -- in opposite directions never deadlock.
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || least(p_from, p_into), 0));
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || greatest(p_from, p_into), 0));
  perform from contacts c where c.list_id = p_from order by c.id for update;
  seen := array(select b.into_id from contacts_of_both(p_from, p_into) b order by b.from_id);
  perform from contacts c where c.list_id = p_into and c.id in (select unnest(seen)) order by c.id for no key update;
  select coalesce(array_agg(b.from_id order by b.from_id), '{}'), coalesce(array_agg(b.into_id order by b.from_id), '{}')
  into ids, targets from contacts_of_both(p_from, p_into) b;
  if targets <> seen then
    raise exception 'contacts were changed before they were held' using errcode = 'serialization_failure';
  end if;
  return query select ids, targets;
end
$$;
