-- Contacts that never got the latest email, because it bounced (docs/decisions/0084).

-- Contacts whose latest email, of those that Listpass read about, bounced.
create table bounced_mails (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  -- When that email was sent.
  sent_at timestamptz not null,
  primary key (list_id, contact_id)
);

-- How far a list's sent emails were read for bounces.
create table bounce_readings (
  list_id uuid primary key references lists on delete cascade,
  -- When the last reading began.
  looked_at timestamptz not null,
  -- For each campaign: when its figures were read, and how many mails had bounced.
  campaigns jsonb not null default '{}'
);

alter table bounced_mails enable row level security;
create policy own on bounced_mails using (list_id = (select acting_list()));
grant select, insert, update, delete on bounced_mails to listpass_app;
alter table bounce_readings enable row level security;
create policy own on bounce_readings using (list_id = (select acting_list()));
grant select, insert, update on bounce_readings to listpass_app;
