-- For servers of the release before, which know no teams (decision 62): goes with the next release.
-- Adds to the log of changes, for functions that change something of an organiser.
create or replace function note_change(
  p_owner uuid,
  p_id uuid,
  p_list uuid,
  p_who text,
  p_action text,
  p_details jsonb,
  p_at timestamptz
)
returns void
language sql
as $$
insert into audit_log (owner_id, id, list_id, who, action, details, at)
values (p_owner, p_id, p_list, p_who, p_action, p_details, p_at);
$$;
