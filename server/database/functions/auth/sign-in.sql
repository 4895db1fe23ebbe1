-- Sign-in: the person before they are signed in, the session, and what expires.

-- The account of an email, before its owner is signed in. With the owner's rights, because nobody is signed in yet.
create or replace function person_for_sign_in(wanted text) returns table (
  id uuid, name text, email text, password_hash text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, name, email, password_hash, password_changed_at from users where email_key = wanted;
$$;

-- The account of a person whom an identity provider has identified, before they are signed in. With the owner's rights,
-- because nobody is signed in yet.
create or replace function person_of_identity(p_issuer text, p_subject text) returns table (
  id uuid, name text, email text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.id, u.name, u.email, u.password_changed_at
from oidc_identities i join users u on u.id = i.person_id where i.issuer = p_issuer and i.subject = p_subject;
$$;

-- A passkey and its person, before the person is signed in. With the owner's rights, because nobody is signed in yet.
create or replace function passkey_of_credential(wanted bytea) returns table (
  id uuid, public_key bytea, rp_id text, passkey_name text, needs_password boolean, person_id uuid, name text, email text,
  password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select p.id, p.public_key, p.rp_id, p.name, p.needs_password, u.id, u.name, u.email, u.password_changed_at
from passkeys p join users u on u.id = p.person_id where p.credential_id = wanted;
$$;

-- The person of a password link that is still valid. The link signs no one in; it only names the account. With the
-- owner's rights, because nobody is signed in yet.
create or replace function person_of_reset(wanted uuid) returns table (secret_hash bytea, person_id uuid, name text, email text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select r.secret_hash, u.id, u.name, u.email from password_resets r join users u on u.id = r.person_id
where r.id = wanted and r.used_at is null and r.expires_at > now();
$$;

-- The session, its person and how it began, unless it has ended or was idle for too long. With the owner's rights,
-- because nobody is signed in yet.
create or replace function signed_in_person(wanted uuid, idle interval) returns table (
  secret_hash bytea, id uuid, name text, email text, last_used_at timestamptz, way text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select sessions.secret_hash, users.id, users.name, users.email, sessions.last_used_at, sessions.way
from sessions join users on users.id = sessions.person_id
where sessions.id = wanted and sessions.expires_at > now() and sessions.last_used_at > now() - idle;
$$;
