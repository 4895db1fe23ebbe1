-- The session, its person and how it began, unless it has ended or was idle for too long.
create or replace function signed_in_person(wanted uuid, idle interval) returns table (
  secret_hash bytea, id uuid, name text, email text, last_used_at timestamptz, way text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select sessions.secret_hash, users.id, users.name, users.email, sessions.last_used_at, sessions.way
from sessions join users on users.id = sessions.person_id
where sessions.id = wanted and sessions.expires_at > now() and sessions.last_used_at > now() - idle;
$$;
