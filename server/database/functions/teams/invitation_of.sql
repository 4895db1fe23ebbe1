-- The invitation with this id, for the person who opened its link. The secret is compared by the caller.
create or replace function invitation_of(wanted uuid) returns table (
  id uuid, team_id uuid, team_name text, email text, email_key text, role text, list_ids uuid[], invited_by text,
  secret_hash bytea, is_over boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select i.id, i.team_id, t.name, i.email, i.email_key, i.role, i.list_ids, i.invited_by, i.secret_hash,
  i.expires_at <= now()
from invitations i join teams t on t.id = i.team_id where i.id = wanted;
$$;
