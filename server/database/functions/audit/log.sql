-- The log of changes of a team.

-- Records a change in the log, for functions that change a team's data. `p_member` is the acting member, with name and
-- role; null for a door with a scanner link.
create or replace function note_member_change(
  p_owner uuid, p_id uuid, p_list uuid, p_who text, p_member jsonb, p_action text, p_details jsonb, p_at timestamptz
) returns void
language sql as $$
insert into audit_log (owner_id, id, list_id, who, member_id, member_name, member_role, action, details, at)
values (p_owner, p_id, p_list, p_who, (p_member ->> 'id')::uuid, p_member ->> 'name', p_member ->> 'role', p_action, p_details,
  p_at);
$$;

-- The log of a team keeps a deleted person's changes without the name. With the owner's rights, because a deleted person
-- is in the logs of several teams.
create or replace function forget_name() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update audit_log set member_name = null where member_id = old.id;
  return null;
end
$$;
