-- For servers of the previous release, which know no teams (decision 62); the next release removes it. Records a change
-- in the log, for functions that change an organiser's data.
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
