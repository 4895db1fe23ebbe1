-- A passkey and its person, before the person is signed in.
create or replace function passkey_of_credential(wanted bytea) returns table (
  id uuid, public_key bytea, rp_id text, passkey_name text, needs_password boolean, person_id uuid, name text, email text,
  password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select p.id, p.public_key, p.rp_id, p.name, p.needs_password, u.id, u.name, u.email, u.password_changed_at
from passkeys p join users u on u.id = p.person_id where p.credential_id = wanted;
$$;
