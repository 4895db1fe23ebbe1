-- Sign-in with a second factor: authenticator apps (TOTP), recovery codes, and the log of sign-ins.

-- How the session began. The previous release signs in with passwords alone.
alter table sessions add column way text not null default 'password'
  check (way in ('password', 'totp', 'recovery', 'passkey', 'oidc'));

-- The authenticator app of a person. A person with a row cannot sign in with the password alone.
create table totp_secrets (
  id uuid primary key,
  person_id uuid not null unique references users on delete cascade,
  -- The sealed secret. Empty if the keys were lost; then only recovery codes work.
  secret text not null,
  -- The 30-second step of the last used code, because each code works once.
  last_step bigint not null,
  created_at timestamptz not null default now()
);

-- Unused recovery codes, as argon2id hashes. A person's codes share one salt, so a code is hashed once to be found.
create table recovery_codes (
  person_id uuid not null references users on delete cascade,
  hash text not null,
  primary key (person_id, hash)
);

-- Sign-ins are kept for 90 days. The id is that of the session.
create table sign_ins (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  user_agent text,
  way text not null check (way in ('password', 'totp', 'recovery', 'passkey', 'oidc')),
  -- Whether the browser had no device cookie of this person.
  is_new_device boolean not null
);
create index sign_ins_person on sign_ins (person_id, at);

do $$
declare
  walled text;
begin
  foreach walled in array array['totp_secrets', 'recovery_codes', 'sign_ins'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (person_id = (select acting_person()))', walled);
  end loop;
end
$$;

grant select, insert, update, delete on totp_secrets to listpass_app;
grant select, insert, delete on recovery_codes, sign_ins to listpass_app;
