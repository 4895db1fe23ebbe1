-- Passkeys of organisers, and the used tickets of sign-ins.

create table passkeys (
  person_id uuid not null references users on delete cascade,
  id uuid primary key,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The device's own counter of uses. Many devices always send 0.
  counter bigint not null,
  -- The host for which the passkey was made. Browsers offer it at no other host.
  rp_id text not null,
  name text not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_person on passkeys (person_id);
create index passkeys_rp on passkeys (rp_id);

-- Used tickets, so that each works once over all servers. They belong to no organiser.
create table spent_tickets (
  id uuid primary key,
  expires_at timestamptz not null
);
create index spent_tickets_expiry on spent_tickets (expires_at);

alter table passkeys enable row level security;
create policy own on passkeys using (person_id = (select acting_person()));
grant select, insert, update, delete on passkeys to listpass_app;

-- Persons as an identity provider knows them. Its subject is the identity; an email may go to another person there.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  person_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index oidc_identities_person on oidc_identities (person_id);

alter table oidc_identities enable row level security;
create policy own on oidc_identities using (person_id = (select acting_person()));
grant select, insert, delete on oidc_identities to listpass_app;
