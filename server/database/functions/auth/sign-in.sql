-- Sign-in: the person before they are signed in, the session, and what expires.

-- The account of an email, before its owner is signed in.
create or replace function person_for_sign_in(wanted text) returns table (
  id uuid, name text, email text, password_hash text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, name, email, password_hash, password_changed_at from users where email_key = wanted;
$$;

-- The account of a person whom an identity provider has identified, before they are signed in.
create or replace function person_of_identity(p_issuer text, p_subject text) returns table (
  id uuid, name text, email text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.id, u.name, u.email, u.password_changed_at
from oidc_identities i join users u on u.id = i.person_id where i.issuer = p_issuer and i.subject = p_subject;
$$;

-- A passkey and its person, before the person is signed in.
create or replace function passkey_of_credential(wanted bytea) returns table (
  id uuid, public_key bytea, rp_id text, passkey_name text, needs_password boolean, person_id uuid, name text, email text,
  password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select p.id, p.public_key, p.rp_id, p.name, p.needs_password, u.id, u.name, u.email, u.password_changed_at
from passkeys p join users u on u.id = p.person_id where p.credential_id = wanted;
$$;

-- How many passkeys were made for other hosts than this one, for the warning at the start.
create or replace function passkeys_of_other_hosts(present text) returns table (rp_id text, passkeys int)
language sql stable security definer set search_path = listpass, pg_temp as $$
select p.rp_id, count(*)::int from passkeys p where p.rp_id <> present group by p.rp_id order by p.rp_id;
$$;

-- The person of a password link that is still valid. The link signs no one in; it only names the account.
create or replace function person_of_reset(wanted uuid) returns table (secret_hash bytea, person_id uuid, name text, email text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select r.secret_hash, u.id, u.name, u.email from password_resets r join users u on u.id = r.person_id
where r.id = wanted and r.used_at is null and r.expires_at > now();
$$;

-- True for the first use, on any server. The row stays until the ticket would have expired.
create or replace function spend_ticket(p_id uuid, p_expires_at timestamptz) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
with spent as (
  insert into spent_tickets (id, expires_at) values (p_id, p_expires_at) on conflict do nothing returning 1)
select exists (select from spent);
$$;

-- The session, its person and how it began, unless it has ended or was idle for too long.
create or replace function signed_in_person(wanted uuid, idle interval) returns table (
  secret_hash bytea, id uuid, name text, email text, last_used_at timestamptz, way text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select sessions.secret_hash, users.id, users.name, users.email, sessions.last_used_at, sessions.way
from sessions join users on users.id = sessions.person_id
where sessions.id = wanted and sessions.expires_at > now() and sessions.last_used_at > now() - idle;
$$;

-- Deletes expired rows: they are worthless to us, and a risk in a stolen copy of the database. Used password links stay
-- for a day, because a link in a mail sent twice must be found as used. Logins that no account uses come from keys that
-- were only tried.
create or replace function sweep_sign_in(idle interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
delete from sessions where expires_at < now() or last_used_at < now() - idle;
delete from password_resets where expires_at < now() - interval '1 day';
delete from sign_ins where at < now() - interval '90 days';
delete from spent_tickets where expires_at < now();
delete from oauth_states where expires_at < now() - interval '1 hour';
delete from slot_leases s where s.expires_at < now() - interval '1 hour'
  and not exists (select from accounts a where a.login_key = s.login_key);
delete from login_paces p where p.changed_at < now() - interval '1 hour' and p.open_until < now()
  and not exists (select from accounts a where a.login_key = p.login_key);
$$;
