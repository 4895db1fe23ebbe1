-- Locks all contacts of a list that goes into another one, and those of the other one that they are: scans of these wait.
-- Answers with the pairs, as they are under the locks.
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
  -- Waits for those who are taking in members of either list at this moment (hold_erasing). Of two merges that cross, one waits.
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
